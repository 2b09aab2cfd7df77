import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreDictation } from '#domain/scoring/objective/dictation.ts';
import { taskScorer } from '#domain/scoring/task-scorer.ts';

export const scoreWriteFromDictation = taskScorer('WFD', (answer) => {
  const { orderSensitive } = answer.rule;
  const points = scoreDictation(answer.item.transcript, answer.value.text, { orderSensitive });
  return exactScore(answer, 'words', points);
});
