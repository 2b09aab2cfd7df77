import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreDictation } from '#domain/scoring/objective/dictation.ts';
import { taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

const score = taskScorer('WFD', (answer) => {
  const { orderSensitive } = answer.rule;
  const points = scoreDictation(answer.item.transcript, answer.value.text, { orderSensitive });
  return exactScore(answer, 'words', points);
});

export const writeFromDictation: TaskRules<'WFD'> = {
  score,
  texts: ({ transcript }) => ({ source: transcript, spoken: transcript, answer: transcript }),
};
