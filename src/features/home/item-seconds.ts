import type { TaskType } from '#contract/task-type.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';
import type { RankedTask } from '#domain/plan/task-order.ts';
import type { TaskClock, TaskRule } from '#domain/rubric/rubric.ts';

/** What looking around an item takes beside its clock: reading the task, hearing oneself, reading the score. */
const asideSeconds = 30;
const unknownSeconds = 120;

/** The rules of a task, and the order of the day. */
export interface DayOrder {
  readonly ruleOf: (taskType: TaskType) => TaskRule | undefined;
  readonly ranked: readonly RankedTask[];
}

/** What one item of a task takes, with all around it. */
export function secondsOf({ taskType }: TaskProgress, { ruleOf }: DayOrder): number {
  const rule = ruleOf(taskType);
  return rule ? itemSeconds(rule.clock) : unknownSeconds;
}

/** A task of the day of which there are items on this device. */
interface TaskHere {
  readonly task: RankedTask;
  readonly entry: TaskProgress;
  /** What one item of it takes. */
  readonly seconds: number;
}

/** The tasks of which there are items on this device, in the order of the day. */
export function inDayOrder(progress: readonly TaskProgress[], order: DayOrder): TaskHere[] {
  const here = new Map(progress.map((entry) => [entry.taskType, entry]));
  return order.ranked.flatMap((task) => {
    const entry = here.get(task.taskType);
    return entry ? [{ task, entry, seconds: secondsOf(entry, order) }] : [];
  });
}

function itemSeconds(clock: TaskClock): number {
  switch (clock.kind) {
    case 'record':
      return clock.prepareSeconds[1] + clock.answerSeconds + asideSeconds;
    case 'own':
      return clock.answerSeconds + asideSeconds;
    case 'pooled':
      return clock.paceSeconds + asideSeconds;
  }
}
