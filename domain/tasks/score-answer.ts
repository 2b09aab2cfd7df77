import type { AnswerValue } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { Rubric } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { mismatch, type ScoreOutcome, type TaskScorer } from '#domain/scoring/task-scorer.ts';
import { rulesOf } from './rules-of.ts';

export interface AnswerToScore {
  readonly item: BankItem;
  readonly value: AnswerValue;
  readonly pteType: PteType;
}

/**
 * Scores an answer by the current rubric of the exam. Pure: the device and the server get the same score for the same
 * answer. An answer that cannot belong to the item (wrong kind, unknown or repeated ids) is a mismatch with a reason;
 * nothing throws. `points` is null and `skills` empty while not every trait can be measured (what an engine scores).
 */
export function scoreAnswer({ item, value, pteType }: AnswerToScore): ScoreOutcome {
  return scoreBy(rubricFor(pteType), item.taskType, item, value);
}

function scoreBy<T extends BankTaskType>(
  rubric: Rubric,
  taskType: T,
  item: ItemOf<T>,
  value: AnswerValue,
): ScoreOutcome {
  const rule = taskRule(rubric, taskType);
  if (rule === undefined) return mismatch('not-in-exam');
  const score: TaskScorer<T> = rulesOf(taskType).score;
  return score({ item, value, rubric, rule });
}
