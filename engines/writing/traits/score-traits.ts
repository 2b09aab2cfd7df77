import type { Trait } from '#contract/entities/answer.ts';
import { answeredParts } from '#domain/answers/answered-parts.ts';
import type { ContentResult } from '#engines/content-scoring/score-content.ts';
import type { TraitId, TraitRule } from '#domain/rubric/rubric.ts';
import { traitMax } from '#domain/rubric/task-max.ts';
import type { FormPoints } from '#domain/scoring/objective/form.ts';
import type { TextFeatures } from '#engines/writing/features/text-features.ts';
import type { Register } from '#domain/tasks/engine-question.ts';
import { conventionPoints, emailParts } from './email-conventions.ts';
import { essayShare, inputsOf, type FittedTrait } from './essay-traits.ts';
import { qualitiesOf, type Judged, type Qualities } from './qualities.ts';
import { halfWidths } from './weights.ts';

export interface TraitInput {
  readonly text: string;
  readonly form: FormPoints;
  readonly content: ContentResult;
  /** `false`: the content is worth nothing (`whyNoAnswer`). */
  readonly isAnswer: boolean;
  readonly features: TextFeatures;
  /** Lower end of the task's full word band. */
  readonly wantedWords: number;
  /** Of an email; `null` where nobody says how it should sound. */
  readonly register: Register | null;
}

type Estimated = keyof typeof halfWidths;

/**
 * Every trait of a written task. Form is exact; spelling and conventions are counts; the others are shares of a mix. A text
 * without words shows nothing: it has 0 everywhere, and not the spelling of no error.
 */
export function scoreTraits(rules: readonly TraitRule[], input: TraitInput): Trait[] {
  const traits = measuredTraits(rules, input);
  return input.form.wordCount === 0
    ? traits.map((trait) => ({ ...trait, points: 0, low: 0, high: 0 }))
    : traits;
}

function measuredTraits(rules: readonly TraitRule[], input: TraitInput): Trait[] {
  const isEssay = rules.some(({ id }) => id === 'structure');
  const isSummary = !isEssay && !rules.some(({ id }) => id === 'organization');
  const parts = emailParts(input.text, input.register);
  const judged: Judged = isSummary ? { kind: 'summary' } : { kind: 'email', hasClosing: parts.closing };
  const qualities = qualitiesOf(input.features, input.wantedWords, judged);
  return rules.flatMap((rule) => {
    const max = traitMax(rule);
    if (rule.id === 'form')
      return [
        {
          id: rule.id,
          certainty: 'exact' as const,
          points: input.form.points,
          low: input.form.points,
          high: input.form.points,
          max,
        },
      ];
    if (rule.id === 'spelling') return [spellingTrait(input.features, max)];
    if (rule.id === 'conventions') {
      const points = Math.min(max, conventionPoints(parts));
      return [estimate(rule.id, points, max, [points, points])];
    }
    if (rule.id === 'content' && !input.isAnswer) return [estimate(rule.id, 0, max, [0, 0])];
    const share =
      isEssay && isFitted(rule.id)
        ? shareOfEssay(rule.id, input)
        : shareOf(rule.id, qualities, { ...input, isSummary });
    return share === undefined ? [] : [ranged(rule.id, share, max)];
  });
}

const isFitted = (id: TraitId): id is FittedTrait => id in inputsOf;

function shareOfEssay(id: FittedTrait, { content, features, wantedWords }: TraitInput): number | undefined {
  if (id === 'content' && content.share === null) return undefined;
  const isCopied = id === 'vocabulary' && content.copied.share > 0.5;
  return essayShare(id, features, content.share ?? 0.7, wantedWords) * (isCopied ? 0.5 : 1);
}

function shareOf(
  id: TraitId,
  q: Qualities,
  { content, isSummary }: TraitInput & { readonly isSummary: boolean },
): number | undefined {
  switch (id) {
    case 'content':
      if (content.share === null) return undefined;
      // An email has to develop its ideas, for which it needs words; a summary has only to have the points.
      return isSummary
        ? content.share * (0.55 + 0.45 * q.length)
        : Math.min(mostOfParts(content), content.share * (0.45 + 0.35 * q.length + 0.2 * readability(q)));
    case 'organization':
      return q.clarity * (0.28 * q.paragraphing + 0.27 * q.linking + 0.23 * q.length + 0.22 * readability(q));
    case 'vocabulary':
      return q.clarity * (0.75 * q.lexis + 0.25 * q.spelling) * (content.copied.share > 0.5 ? 0.5 : 1);
    case 'grammar':
      return 0.75 * q.accuracy + 0.25 * q.complexity * q.accuracy;
    case 'structure':
    case 'linguisticRange':
    case 'pronunciation':
    case 'fluency':
    case 'appropriacy':
    case 'form':
    case 'spelling':
    case 'conventions':
    case 'choices':
    case 'pairs':
    case 'gaps':
    case 'words':
      return undefined;
  }
}

/** What a part of an email counts. One without an answer takes its share of the content away. */
const partShares = { answered: 1, perhaps: 0.6, missing: 0 } as const;

/** The most that content can be, from the parts of the question that are answered; only about the topic is half of one. */
function mostOfParts({ points }: ContentResult): number {
  const parts = answeredParts(points);
  if (parts.length === 0) return 1;
  const answered = parts.reduce((sum, { state }) => sum + partShares[state], 0);
  return Math.max(0.5, answered) / parts.length;
}

const readability = (q: Qualities): number => (q.accuracy + q.lexis + q.complexity) / 3;

/** The exam's rule: no error 2, one error 1, more 0. What is not sure (and two national spellings in one answer) widens the range downwards. */
function spellingTrait(
  { sureMisspellings, unsureMisspellings, isMixedConvention }: TextFeatures,
  max: number,
): Trait {
  const doubts = unsureMisspellings + (isMixedConvention ? 1 : 0);
  const points = (errors: number): number => Math.max(0, max - errors);
  return estimate('spelling', points(sureMisspellings), max, [
    points(sureMisspellings + doubts),
    points(sureMisspellings),
  ]);
}

function ranged(id: TraitId, share: number, max: number): Trait {
  const points = Math.max(0, Math.min(1, share)) * max;
  const half = (id in halfWidths ? halfWidths[id as Estimated] : 0.2) * max;
  return estimate(id, points, max, [Math.max(0, points - half), Math.min(max, points + half)]);
}

const toHalf = (value: number): number => Math.round(value * 2) / 2;

function estimate(id: TraitId, points: number, max: number, [low, high]: readonly [number, number]): Trait {
  return { id, certainty: 'estimate', points, low: toHalf(low), high: toHalf(high), max };
}
