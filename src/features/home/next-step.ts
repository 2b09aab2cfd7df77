import type { TaskClock, TaskRule } from '#domain/rubric/rubric.ts';
import type { TaskProgress } from './task-progress.ts';

/** The one thing to do next. */
export interface NextStep {
  taskType: TaskProgress['taskType'];
  firstId: number;
  items: number;
  minutes: number;
  /** Every question of the type was practised: it is a repetition. */
  isAgain: boolean;
}

/** What looking around an item takes beside its clock: reading the task, hearing oneself, reading the score. */
const asideSeconds = 30;
/** 15 minutes on a bus. */
const sessionSeconds = 15 * 60;

const unknownSeconds = 120;

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
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

/**
 * Picks a task type of which an item fits into a quarter of an hour, that was left alone today, with the smallest
 * practised share, then in exam order; and as many of its items (at most three) as fit. `null` when there is nothing on the device.
 */
export function nextStep(
  progress: readonly TaskProgress[],
  ruleOf: (taskType: TaskProgress['taskType']) => TaskRule | undefined,
): NextStep | null {
  const secondsOf = ({ taskType }: TaskProgress) => {
    const rule = ruleOf(taskType);
    return rule ? itemSeconds(rule.clock) : unknownSeconds;
  };
  const rank = (entry: TaskProgress) => [
    Number(secondsOf(entry) > sessionSeconds),
    Number(entry.answeredSince > 0),
    entry.practised / entry.total,
  ];
  const [first] = progress.toSorted((a, b) => compare(rank(a), rank(b)));
  const firstId = first?.nextIds[0];
  if (!first || firstId === undefined) return null;
  const seconds = secondsOf(first);
  const left = first.total - first.practised;
  const isAgain = left === 0;
  const available = isAgain ? first.nextIds.length : Math.min(left, first.nextIds.length);
  const items = Math.max(1, Math.min(available, Math.floor(sessionSeconds / seconds)));
  return {
    taskType: first.taskType,
    firstId,
    items,
    minutes: Math.max(1, Math.round((items * seconds) / 60)),
    isAgain,
  };
}
