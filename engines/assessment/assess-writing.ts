import type { EvidenceOf, Score, Trait } from '#contract/entities/answer.ts';
import type { KeyPointEvidence, MarkedShare } from '#contract/entities/content-evidence.ts';
import type { EmailConventions } from '#contract/entities/writing-findings.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';
import type { PteType } from '#contract/exam.ts';
import type { PointCoverage } from '#engines/content-scoring/key-points.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import type { Register, WritingQuestion } from '#domain/tasks/engine-question.ts';
import {
  scoreWriting,
  writtenKind,
  type ClosedBy,
  type WritingEngine,
  type WritingScore,
} from '#engines/writing/score-writing.ts';
import { emailParts } from '#engines/writing/traits/email-conventions.ts';
import { toHundredth } from './round.ts';
import { writingFindings } from './writing-findings.ts';

export interface WritingToAssess {
  readonly item: WritingQuestion;
  readonly text: string;
  readonly pteType: PteType;
  /** Topics of the bank's other questions of this task (`questionTopic`), in the order of the bank. */
  readonly others: readonly Topic[];
}

type WritingEvidence = EvidenceOf<'writing'>;

/**
 * The whole score of a written answer, with its evidence. Where a gate closes the answer no trait has points, as in the exam. Pure: the device and the server give the same score for the same
 * answer and bank. `undefined` when the exam has no such task. Any text may come in; nothing throws.
 */
export function assessWriting(
  engine: WritingEngine,
  { item, text, pteType, others }: WritingToAssess,
): Score | undefined {
  const { taskType: task, ...question } = item;
  const scored = scoreWriting(engine, { ...question, task, exam: pteType, text, others });
  const rule = taskRule(rubricFor(pteType), task);
  if (scored === undefined || rule === undefined) return undefined;
  const points = toHundredth(scored.points);
  const { max, rubric, scorer } = scored;
  return {
    rubric,
    scorer,
    points,
    max,
    traits: scored.traits.map((trait) => shownTrait(trait, scored.closedBy)),
    skills: rule.skills.map((skill) => ({ skill, points, max })),
    evidence: evidenceOf(text, scored, item),
  };
}

/** Behind a closed gate every trait is exactly nothing; only the gate of content is itself an estimate. */
function shownTrait(trait: Trait, closedBy: ClosedBy | null): Trait {
  if (closedBy === null) return { ...trait, points: toHundredth(trait.points) };
  const certainty = trait.id === 'content' && closedBy === 'content' ? trait.certainty : 'exact';
  return { ...trait, certainty, points: 0, low: 0, high: 0 };
}

/** Lists longer than this say no more to anybody. */
const mostSpans = 500;
const mostFindings = 5_000;
const mostConventionWords = 100;
const mostRudeWords = 100;

function evidenceOf(
  text: string,
  scored: WritingScore,
  { taskType, register }: WritingQuestion,
): WritingEvidence {
  const { form, content, summary, closedBy, analysis } = scored;
  const { wordCount, ...formBand } = form;
  return {
    kind: 'writing',
    wordCount,
    formBand,
    words: writingFindings(text, analysis).slice(0, mostFindings),
    summary: { ...summary },
    keyPoints: content.points.map((point) => keyPointEvidence(shownPoint(point, scored))),
    copied: markedShare(content.copied),
    template: markedShare(content.template),
    warnings: [...content.warnings],
    closedBy,
    ...(writtenKind(taskType) === 'email' ? { conventions: conventionsOf(text, register ?? null) } : {}),
    convention: {
      american: analysis.convention.american.slice(0, mostConventionWords),
      british: analysis.convention.british.slice(0, mostConventionWords),
    },
  };
}

function conventionsOf(text: string, register: Register | null): EmailConventions {
  const { places, rude, ...parts } = emailParts(text, register);
  const found = Object.entries(places).filter(([, place]) => place !== undefined);
  return {
    ...parts,
    ...(rude.length > 0 && { rude: rude.slice(0, mostRudeWords) }),
    places: Object.fromEntries(found),
  };
}

/** In a text about something else every word is there by chance; in one that is worth nothing a word near in meaning is. */
function shownPoint(point: PointCoverage, { closedBy, content }: WritingScore): PointCoverage {
  if (closedBy !== 'content') return point;
  return content.warnings.includes('off-topic') || point.kind === 'near' ? notFound(point) : point;
}

/** The same key point, without anything that covers it. */
export function notFound<Point extends PointCoverage>({ found: _by, isBySound: _is, ...point }: Point) {
  return { ...point, coverage: 0, kind: 'missing' as const };
}

/** A key point as it is stored and shown. */
export function keyPointEvidence(covered: PointCoverage): KeyPointEvidence {
  const { point, coverage, found, bullet, isBySound, contrary } = covered;
  return {
    point,
    coverage: toHundredth(coverage),
    found: found === undefined ? null : { ...found },
    ...(isBySound === true && { isBySound }),
    ...(bullet === undefined ? {} : { bullet }),
    ...(contrary && { contrary }),
  };
}

/** A share and its stretches as they are stored and shown. */
export function markedShare({
  share,
  spans,
}: {
  readonly share: number;
  readonly spans: readonly Readonly<TextSpan>[];
}): MarkedShare {
  return {
    share: toHundredth(share),
    spans: spans.slice(0, mostSpans).map(({ start, end }) => ({ start, end })),
  };
}
