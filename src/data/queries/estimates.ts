import type { PteType } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import type { AnswerRow } from '#data/rows.ts';
import { pointsRange } from '#domain/assessment/points-range.ts';
import { estimate, type AnswersByTask, type Estimates } from '#domain/estimates/estimates.ts';
import type { AnswerShare } from '#domain/estimates/task-level.ts';
import { newestAnswers } from './newest-answers.ts';

/** Older answers say nothing about today (docs/scoring.md). */
const newest = 400;

/** Ranges on the exam's scale from the learner's newest answers. */
export async function findEstimates(
  context: ReadContext,
  { pteType }: { pteType: PteType },
): Promise<Estimates> {
  return estimate(pteType, sharesByTask(await newestAnswers(context, { most: newest }), pteType));
}

/** Scored answers to tasks of an exam, newest first. Rows of tasks that are gone since do not count. */
export function sharesByTask(rows: readonly AnswerRow[], pteType: PteType): AnswersByTask {
  const byTask = new Map<TaskType, AnswerShare[]>();
  for (const { taskType, pteType: given, score } of rows) {
    const range = score === null || given !== pteType ? null : pointsRange(score);
    if (range === null || range.max <= 0 || !Object.hasOwn(taskAddresses, taskType)) continue;
    const { low, high, max } = range;
    const list = byTask.get(taskType) ?? [];
    byTask.set(taskType, list);
    list.push({ low: low / max, high: high / max, max });
  }
  return byTask;
}
