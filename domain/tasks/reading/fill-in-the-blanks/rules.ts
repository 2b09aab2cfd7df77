import { filledText } from '#domain/gaps/filled-text.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreGaps } from '#domain/scoring/objective/gaps.ts';
import { checkIds } from '#domain/scoring/check-ids.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { wordBankOf } from './word-bank.ts';

/** Each word of the bank is there once, so it can stand in one gap only. */
const score = taskScorer('FIB_R', (answer) => {
  const { item, value } = answer;
  if (value.gaps.length > item.gaps.length) return mismatch('too-many-gaps');
  const placed = value.gaps.filter((word) => word !== null);
  const fault = checkIds(wordBankOf(item), placed);
  if (fault !== undefined) return mismatch(`${fault}-word`);
  const keys = item.gaps.map(({ correct }) => ({ accepted: [correct] }));
  return exactScore(answer, 'gaps', scoreGaps(keys, value.gaps, 'picked'));
});

export const dragBlanks: TaskRules<'FIB_R'> = {
  score,
  texts: ({ text, gaps }) => {
    const filled = filledText(text, gaps);
    return { source: filled, spoken: '', answer: filled };
  },
};
