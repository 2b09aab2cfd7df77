import type { Score, SignalFacts, Trait } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { PteType } from '#contract/exam.ts';
import type { TraitId, TraitRule } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskMax, traitMax, type ItemCounts } from '#domain/rubric/task-max.ts';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { ReadingQuestion } from '#domain/tasks/engine-question.ts';
import { askTranscript, type TranscriptWitness } from '#engines/transcript/transcript-witness.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { pointsOfMark } from './mark-range.ts';
import { readContent } from './read-content.ts';
import { toHundredth } from './round.ts';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import { readingEvidence } from './speech-evidence.ts';

export interface ReadingEngine {
  readonly model: AcousticModel;
  readonly weights: ReadingWeights;
}

export interface HeardReading extends ReadingQuestion {
  /** What the device measured while recording; kept as it is. Its warp, if any, is the one to score with. */
  readonly signal: SignalFacts | null;
  readonly pteType: PteType;
}

export interface ReadingToAssess extends HeardReading {
  /** 16 kHz mono, -1 to 1. */
  readonly samples: Float32Array;
  /** The words of `text` with their pronunciations. */
  readonly words: readonly SpokenWord[];
  /** What the transcript engine heard in the same samples. Without it the reading engine decides alone. */
  readonly witness?: TranscriptWitness | undefined;
}

/**
 * The whole score of a recording of a known text, with its evidence. Pure: the device and the server give the same score for the
 * same samples, signal and witness. A recording that cannot be matched to the text, or has no speech, gets no points (`null`), no traits, and the
 * reason in `evidence.speech.refused`. `undefined` when the exam has no such task.
 */
export function assessReading(engine: ReadingEngine, answer: ReadingToAssess): Score | undefined {
  const { samples, words, signal, witness } = answer;
  const warp = signal?.warp;
  const reading = scoreReading(engine, samples, words, {
    ...askTranscript(words, witness),
    ...(warp === undefined ? {} : { warp }),
  });
  const isFound = warp === undefined && reading.warp !== null;
  return readingScore(answer, { ...readingEvidence(reading), ...(isFound ? { warp: reading.warp } : {}) });
}

/** The score that follows from what was heard. For engines that have listened already. */
export function readingScore(
  { taskType, text, signal, pteType }: HeardReading,
  speech: SpeechEvidence,
): Score | undefined {
  const rubric = rubricFor(pteType);
  const rule = taskRule(rubric, taskType);
  if (rule === undefined) return undefined;
  const counts = { words: wordTokens(text).length };
  const max = taskMax(rule, counts);
  const measured = rule.traits.flatMap((trait) => measuredTrait(trait, counts, speech));
  const isWhole = measured.length === rule.traits.length;
  const traits = isWhole ? closeGates(measured, rule.gates) : [];
  const points = isWhole ? toHundredth(traits.reduce((sum, trait) => sum + trait.points, 0)) : null;
  return {
    rubric: rubric.id,
    scorer: scorerVersions.reading,
    points,
    max,
    traits,
    skills: points === null ? [] : rule.skills.map((skill) => ({ skill, points, max })),
    evidence: { kind: 'recording', signal, speech },
  };
}

function measuredTrait(rule: TraitRule, counts: ItemCounts, { marks, words }: SpeechEvidence): Trait[] {
  if (marks === null) return [];
  const max = traitMax(rule, counts);
  switch (rule.id) {
    case 'content':
      return [readContent(words, { max, perWord: rule.max === 'words' })];
    case 'pronunciation':
      return [ofMark('pronunciation', marks.accuracy, max)];
    case 'fluency':
      return [ofMark('fluency', marks.fluency, max)];
    default:
      return [];
  }
}

/** A trait of the exam's 0 to 5 from a rater's mark with its range. */
export function ofMark(
  id: TraitId,
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  max: number,
): Trait {
  const scaled = (mark: number): number => toHundredth((pointsOfMark(mark) * max) / 5);
  return {
    id,
    certainty: 'estimate',
    points: scaled(value),
    low: scaled(low),
    high: scaled(high),
    max,
  };
}

/** Traits that a gate closes are worth nothing: how well nothing of the text was said does not count. */
export function closeGates(
  traits: readonly Trait[],
  gates: readonly { readonly when: TraitId; readonly closes: 'all' | readonly TraitId[] }[],
): Trait[] {
  const closed = gates.filter(({ when }) => traits.some(({ id, points }) => id === when && points === 0));
  const isClosed = (id: string): boolean =>
    closed.some(({ closes }) => closes === 'all' || closes.some((one) => one === id));
  return traits.map((trait) => (isClosed(trait.id) ? { ...trait, points: 0, low: 0, high: 0 } : trait));
}
