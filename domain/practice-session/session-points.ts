import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';
import { middleOf, pointsRange, type PointsRange } from '#domain/estimates/points-range.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';

/** An answer of a session; `score` is `null` before there is one. */
export interface SessionAnswer {
  readonly taskType: TaskType;
  readonly score: Score | null;
}

/** Points of one task in a session, the most of its scored answers as `max`. */
export interface TaskPoints {
  readonly taskType: TaskType;
  readonly answers: number;
  /** `null` while none of its answers has points. */
  readonly points: PointsRange | null;
}

/** The points of an answer; `null` while they are not known, and of a refused recording, which counts for nothing. */
export function countedPoints(score: Score | null): PointsRange | null {
  return score === null || isRefused(score) ? null : pointsRange(score);
}

/** The share of its points that a range has, 0 to 1, in its middle; `null` where there are none to get. */
export const shareOfPoints = (range: PointsRange): number | null =>
  range.max === 0 ? null : middleOf(range) / range.max;

/** Points won by task, in the order in which the tasks were first answered. */
export function pointsByTask(answers: readonly SessionAnswer[]): TaskPoints[] {
  return [...Map.groupBy(answers, ({ taskType }) => taskType)].map(([taskType, own]) => ({
    taskType,
    answers: own.length,
    points: own.map(({ score }) => countedPoints(score)).reduce(sumOf, null),
  }));
}

function sumOf(sum: PointsRange | null, next: PointsRange | null): PointsRange | null {
  if (sum === null || next === null) return sum ?? next;
  return {
    low: sum.low + next.low,
    high: sum.high + next.high,
    max: sum.max + next.max,
    isExact: sum.isExact && next.isExact,
  };
}
