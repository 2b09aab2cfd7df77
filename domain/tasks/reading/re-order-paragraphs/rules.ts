import { checkIds } from '#domain/scoring/check-ids.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreAdjacentPairs } from '#domain/scoring/objective/adjacent-pairs.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

/** Paragraphs that were left out are allowed: they only make no pairs. */
const score = taskScorer('RO', (answer) => {
  const key = answer.item.paragraphs.map((paragraph) => paragraph.id);
  const fault = checkIds(key, answer.value.order);
  if (fault !== undefined) return mismatch(`${fault}-paragraph`);
  return exactScore(answer, 'pairs', scoreAdjacentPairs(key, answer.value.order));
});

export const reOrderParagraphs: TaskRules<'RO'> = {
  score,
  texts: ({ paragraphs }) => ({
    source: paragraphs.map(({ text }) => text).join(' '),
    spoken: '',
    answer: paragraphs.map(({ text }) => text).join('\n\n'),
  }),
};
