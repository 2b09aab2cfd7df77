import { checkIds } from '#domain/scoring/check-ids.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreSingleChoice } from '#domain/scoring/objective/choices.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';

/** No option at all is an answer, worth nothing. */
export const scoreReadingChoiceSingle = taskScorer('MCS_R', (answer) => {
  const { item, value } = answer;
  const options = item.options.map((option) => option.id);
  const fault = checkIds(options, value.chosen);
  if (fault !== undefined) return mismatch(`${fault}-option`);
  if (value.chosen.length > 1) return mismatch('too-many-options');
  return exactScore(answer, 'choices', scoreSingleChoice({ options, correct: [item.correct] }, value.chosen));
});
