import { filledText } from '#domain/gaps/filled-text.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreGaps } from '#domain/scoring/objective/gaps.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

const score = taskScorer('FIB_L', (answer) => {
  const { item, value } = answer;
  if (value.gaps.length > item.gaps.length) return mismatch('too-many-gaps');
  const keys = item.gaps.map(({ correct, also }) => ({ accepted: [correct, ...also] }));
  return exactScore(answer, 'gaps', scoreGaps(keys, value.gaps, 'typed'));
});

export const typedBlanks: TaskRules<'FIB_L'> = {
  score,
  texts: ({ text, gaps }) => {
    const filled = filledText(text, gaps);
    return { source: filled, spoken: filled, answer: filled };
  },
};
