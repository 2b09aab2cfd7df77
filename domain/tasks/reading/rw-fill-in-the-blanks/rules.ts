import { filledText } from '#domain/gaps/filled-text.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreGaps } from '#domain/scoring/objective/gaps.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

const score = taskScorer('FIB_RW', (answer) => {
  const { item, value } = answer;
  if (value.gaps.length > item.gaps.length) return mismatch('too-many-gaps');
  const isKnown = (word: string | null, at: number) => word === null || item.gaps[at]?.options.includes(word);
  if (!value.gaps.every(isKnown)) return mismatch('unknown-option');
  const keys = item.gaps.map(({ correct }) => ({ accepted: [correct] }));
  return exactScore(answer, 'gaps', scoreGaps(keys, value.gaps, 'picked'));
});

export const dropdownBlanks: TaskRules<'FIB_RW'> = {
  score,
  texts: ({ text, gaps }) => {
    const filled = filledText(text, gaps);
    return { source: filled, spoken: '', answer: filled };
  },
};
