import type { Trait } from '#contract/entities/answer.ts';
import { answeredParts } from '#domain/content-scoring/answered-parts.ts';
import type { ContentResult } from '#domain/content-scoring/score-content.ts';
import type { TraitId, TraitRule } from '#domain/rubric/rubric.ts';
import { traitMax } from '#domain/rubric/task-max.ts';
import type { FormPoints } from '#domain/scoring/objective/form.ts';
import type { TextFeatures } from '../features/text-features.ts';
import { conventionPoints, emailParts, type Register } from './email-conventions.ts';
import { qualitiesOf, type Qualities } from './qualities.ts';
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
  const qualities = qualitiesOf(input.features, input.wantedWords);
  const isSummary = !rules.some(({ id }) => id === 'structure' || id === 'organization');
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
      const points = Math.min(max, conventionPoints(emailParts(input.text, input.register)));
      return [estimate(rule.id, points, max, [points, points])];
    }
    if (rule.id === 'content' && !input.isAnswer) return [estimate(rule.id, 0, max, [0, 0])];
    const share = shareOf(rule.id, qualities, { ...input, isSummary });
    return share === undefined ? [] : [ranged(rule.id, share, max)];
  });
}

function shareOf(
  id: TraitId,
  q: Qualities,
  { content, isSummary }: TraitInput & { readonly isSummary: boolean },
): number | undefined {
  switch (id) {
    case 'content':
      if (content.share === null) return undefined;
      // An essay or email has to develop its ideas, for which it needs words; a summary has only to have the points.
      return isSummary
        ? content.share * (0.55 + 0.45 * q.length)
        : Math.min(mostOfParts(content), content.share * (0.45 + 0.35 * q.length + 0.2 * readability(q)));
    // An argument that is hard to read, or made of the simplest words, is not well developed either.
    case 'structure':
      return (
        0.27 * q.paragraphing +
        0.25 * q.linking +
        0.12 * q.length +
        0.12 * (content.share ?? 0.7) +
        0.24 * readability(q)
      );
    case 'organization':
      return 0.28 * q.paragraphing + 0.27 * q.linking + 0.23 * q.length + 0.22 * readability(q);
    case 'linguisticRange':
      return 0.3 * q.complexity + 0.35 * q.lexis + 0.25 * q.accuracy + 0.1 * q.spelling;
    case 'vocabulary':
      return (0.75 * q.lexis + 0.25 * q.spelling) * (content.copied.share > 0.5 ? 0.5 : 1);
    case 'grammar':
      return 0.75 * q.accuracy + 0.25 * q.complexity * q.accuracy;
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
