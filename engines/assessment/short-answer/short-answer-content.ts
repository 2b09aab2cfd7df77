import type { Trait } from '#contract/entities/answer.ts';
import type { TraitId } from '#domain/rubric/rubric.ts';
import type { ShortQuestion } from '#domain/tasks/engine-question.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { phonesBy, type ContentEngine, type HeardSpeech } from '#engines/assessment/measure-content.ts';
import type { SpokenContent } from '#engines/assessment/told-content.ts';
import { judgeShortAnswer, type ShortAnswer } from './judge-short-answer.ts';

/** Vocabulary of the answer to a short question: right or wrong, and a range where it was not heard clearly. */
export function shortAnswerContent(
  { writing, dictionary }: ContentEngine,
  item: ShortQuestion,
  { said, isClear }: HeardSpeech,
): SpokenContent {
  const shortAnswer = judgeShortAnswer(item, {
    said,
    isClear,
    phonesOf: phonesBy(dictionary),
    isNoun: (word) => ((writing.lexicon.find(word)?.tags[0]?.tag ?? 0) & (tag.noun | tag.nouns)) !== 0,
  });
  // The pace of a word or two says nothing.
  return { trait: (id, max) => shortTrait(id, max, shortAnswer), evidence: { shortAnswer, pace: null } };
}

function shortTrait(id: TraitId, max: number, { standing, answer }: ShortAnswer): Trait {
  const exact = (points: number): Trait => ({
    id,
    certainty: 'exact',
    points,
    low: points,
    high: points,
    max,
  });
  switch (standing) {
    case 'right':
      return exact(max);
    case 'wrong':
    case 'guesses':
      return exact(0);
    case 'unclear':
      // As likely as not where something near it was heard; else there is no sign of it.
      return { ...exact(answer === null ? 0 : max / 2), certainty: 'estimate', low: 0, high: max };
  }
}
