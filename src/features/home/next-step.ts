import type { TaskClock, TaskRule } from '#domain/rubric/rubric.ts';
import type { TaskProgress } from './task-progress.ts';

/** The one thing to do next. */
export interface NextStep {
  taskType: TaskProgress['taskType'];
  /** The questions in their order. */
  ids: readonly number[];
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

type RuleOf = (taskType: TaskProgress['taskType']) => TaskRule | undefined;

const secondsOf = ({ taskType }: TaskProgress, ruleOf: RuleOf): number => {
  const rule = ruleOf(taskType);
  return rule ? itemSeconds(rule.clock) : unknownSeconds;
};

/**
 * Task types by what to do first: an item fits into a quarter of an hour, it was left alone today, the smallest practised share; then
 * in exam order.
 */
function inOrder(progress: readonly TaskProgress[], ruleOf: RuleOf): TaskProgress[] {
  const rank = (entry: TaskProgress) => [
    Number(secondsOf(entry, ruleOf) > sessionSeconds),
    Number(entry.answeredSince > 0),
    entry.practised / entry.total,
  ];
  return progress.toSorted((a, b) => compare(rank(a), rank(b)));
}

/** A day has this many stops, unless more was done. */
const dayStops = 5;

/** The stops of today: what was done today, and what comes next, in exam order. */
export function stopsOfToday(progress: readonly TaskProgress[], ruleOf: RuleOf): TaskProgress[] {
  const done = progress.filter(({ answeredSince }) => answeredSince > 0);
  const open = inOrder(progress, ruleOf).filter(({ answeredSince }) => answeredSince === 0);
  const stops = new Set([...done, ...open.slice(0, Math.max(1, dayStops - done.length))]);
  return progress.filter((entry) => stops.has(entry));
}

/** The first task type of that order, and as many of its items (at most three) as fit. `null` when there is nothing on the device. */
export function nextStep(progress: readonly TaskProgress[], ruleOf: RuleOf): NextStep | null {
  const [first] = inOrder(progress, ruleOf);
  if (!first || first.nextIds.length === 0) return null;
  const seconds = secondsOf(first, ruleOf);
  const left = first.total - first.practised;
  const isAgain = left === 0;
  const available = isAgain ? first.nextIds.length : Math.min(left, first.nextIds.length);
  const items = Math.max(1, Math.min(available, Math.floor(sessionSeconds / seconds)));
  return {
    taskType: first.taskType,
    ids: first.nextIds.slice(0, items),
    items,
    minutes: Math.max(1, Math.round((items * seconds) / 60)),
    isAgain,
  };
}
