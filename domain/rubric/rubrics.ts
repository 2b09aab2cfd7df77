import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { academic } from './academic/academic.ts';
import { core } from './core/core.ts';
import type { Rubric, RubricId, TaskRule } from './rubric.ts';

/** Every rubric that a stored score may name. A new version is added beside the old one, never put in its place. */
export const rubrics: Readonly<Record<RubricId, Rubric>> = {
  'academic@2025-08-07': academic,
  'core@2024-02': core,
};

const current: Readonly<Record<PteType, RubricId>> = {
  ACADEMIC: 'academic@2025-08-07',
  CORE: 'core@2024-02',
};

/** The rubric that new answers for this exam are scored by. */
export function rubricFor(pteType: PteType): Rubric {
  return rubrics[current[pteType]];
}

/** The rule of a task in a rubric; `undefined` when that exam does not have the task. */
export function taskRule(rubric: Rubric, taskType: TaskType): TaskRule | undefined {
  return taskRules(rubric).find((rule) => rule.taskType === taskType);
}

/** All tasks of an exam in exam order. */
export function taskRules(rubric: Rubric): TaskRule[] {
  return rubric.parts.flatMap((part): readonly TaskRule[] => part.tasks);
}
