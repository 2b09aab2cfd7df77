import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import { writingAdvice } from './writing-advice.ts';
import type { WritingWords } from './writing-words.ts';

type Written = Extract<AnswerValue, { kind: 'write' }>;

/** What all tasks with an open written answer share of their definition. */
export function writtenAnswer(words: WritingWords) {
  return {
    startValue: (): Written => ({ kind: 'write', text: '' }),
    hasWork: ({ text }: Written) => text !== '',
    advice: (score: Score) => writingAdvice(score, words),
  };
}
