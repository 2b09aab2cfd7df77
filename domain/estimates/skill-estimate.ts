import type { PteType, Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { TaskLevel } from './task-level.ts';
import { middleOf, taskWeights } from './task-weights.ts';

/** A score on the exam's scale before it is rounded: where it is, and how far off it may be (standard deviation). */
export interface ScoreGuess {
  readonly mean: number;
  readonly deviation: number;
}

/** A range that is meant to hold in nine of ten cases. Never shown as one number. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

export type Levels = ReadonlyMap<TaskType, TaskLevel>;

/** How far the tasks of one skill lie apart for one learner: a standard deviation of 0.12 of the points. */
const tasksApart = 0.12 ** 2;
/** Nobody outside knows how points become the scale: a skill may be off by so many points for a learner. */
export const scaleDeviation = 4;
const ninety = 1.645;

/**
 * What the exam's scale would say of a skill: 10 + 80 x the weighted share of points. Tasks without answers are taken to be like
 * the others of the skill, with more doubt. `null` when no task of the skill has answers. Without the doubt about the scale.
 */
export function guessSkill(pteType: PteType, skill: Skill, levels: Levels): ScoreGuess | null {
  const entries = Object.entries(taskWeights(pteType).skills[skill]) as [
    TaskType,
    readonly [number, number],
  ][];
  const tasks = entries.map(([task, weight]) => ({
    weight: middleOf(weight),
    weightDeviation: (weight[1] - weight[0]) / Math.sqrt(12),
    level: levels.get(task) ?? null,
  }));
  const seen = tasks.flatMap(({ level }) => (level ? [level] : []));
  if (seen.length === 0) return null;
  const precision = seen.reduce((sum, { variance }) => sum + 1 / (variance + tasksApart), 0);
  const common =
    seen.reduce((sum, { mean, variance }) => sum + mean / (variance + tasksApart), 0) / precision;
  const total = tasks.reduce((sum, { weight }) => sum + weight, 0);
  let mean = 0;
  let variance = 0;
  let leaning = 0;
  const levelled = tasks.map(({ weight, weightDeviation, level }) => {
    const trust = level === null ? 0 : tasksApart / (tasksApart + level.variance);
    const value = level === null ? common : trust * level.mean + (1 - trust) * common;
    const share = weight / total;
    mean += share * value;
    variance += share ** 2 * (level === null ? tasksApart : trust * level.variance);
    leaning += share * (1 - trust);
    return { value, doubt: weightDeviation / total };
  });
  variance += leaning ** 2 / precision;
  variance += levelled.reduce((sum, { value, doubt }) => sum + doubt ** 2 * (value - mean) ** 2, 0);
  return { mean: 10 + 80 * mean, deviation: 80 * Math.sqrt(variance) };
}

/** What a task alone would be on the exam's scale. */
export function guessTask({ mean, variance }: TaskLevel): ScoreGuess {
  return { mean: 10 + 80 * mean, deviation: Math.hypot(80 * Math.sqrt(variance), scaleDeviation) };
}

/** The range of a guess in whole points, on the scale. */
export function rangeOf({ mean, deviation }: ScoreGuess): ScoreRange {
  const onScale = (score: number) => Math.min(90, Math.max(10, score));
  return {
    low: onScale(Math.floor(mean - ninety * deviation)),
    high: onScale(Math.ceil(mean + ninety * deviation)),
  };
}
