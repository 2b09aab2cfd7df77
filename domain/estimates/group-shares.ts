import type { Score } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { pointsRange } from './points-range.ts';
import type { AnswersByTask } from './estimates.ts';
import type { AnswerShare } from './task-level.ts';

/** Older answers than the newest so many say nothing about today (docs/scoring.md). */
export const newestForEstimates = 400;

interface GivenAnswer {
  readonly taskType: string;
  readonly pteType: PteType;
  readonly score: Score | null;
}

/** Scored answers to tasks of an exam, in the order that they come in: the newest first. Tasks that are gone since do not count. */
export function groupShares(rows: readonly GivenAnswer[], pteType: PteType): AnswersByTask {
  const byTask = new Map<TaskType, AnswerShare[]>();
  for (const { taskType, pteType: given, score } of rows) {
    const range = score === null || given !== pteType ? null : pointsRange(score);
    if (range === null || range.max <= 0 || !isTask(taskType)) continue;
    const { low, high, max } = range;
    const list = byTask.get(taskType) ?? [];
    byTask.set(taskType, list);
    list.push({ low: low / max, high: high / max, max });
  }
  return byTask;
}

const isTask = (name: string): name is TaskType => Object.hasOwn(taskAddresses, name);
