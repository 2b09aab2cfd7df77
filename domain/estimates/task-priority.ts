import { skills, type PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { shareOf } from './task-weights.ts';

/** Importance of a task, from the most to the least (spec section 9). */
export const priorities = ['High', 'Moderate', 'Low', 'Minimal'] as const;
export type Priority = (typeof priorities)[number];

/** Least shares of the four skills together, of 4, for the first three. Our own cuts: they part the tasks into even groups. */
const cuts = [0.3, 0.15, 0.06] as const;

/** How much practising a task is worth in an exam, by what it counts in all four skills. An estimate, as the weights are. */
export function taskPriority(pteType: PteType, taskType: TaskType): Priority {
  const share = skills.reduce((sum, skill) => sum + shareOf(pteType, skill, taskType), 0);
  const at = cuts.findIndex((cut) => share >= cut);
  return priorities[at === -1 ? cuts.length : at] ?? 'Minimal';
}
