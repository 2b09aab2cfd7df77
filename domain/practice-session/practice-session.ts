import type { TaskType } from '#contract/task-type.ts';

/** One item of a practice session, a stop on its route. */
export interface SessionStop {
  readonly practiceId: number;
  readonly taskType: TaskType;
}

/** A few items that a learner does one after another: what was planned, and what was passed by. Plain data, kept on the device. */
export interface PracticeSession {
  readonly id: string;
  /** Epoch ms. */
  readonly startedAt: number;
  readonly stops: readonly SessionStop[];
  /** Practices that the learner went past without an answer. */
  readonly skipped: readonly number[];
}

export type StopStanding = 'answered' | 'skipped' | 'left';

/** An answer that may belong to a stop. */
export interface StopAnswer {
  readonly practiceId: number;
  /** Epoch ms. */
  readonly answeredAt: number;
}

/** A session holds no more stops than can be seen as a line on a phone. */
export const mostStops = 12;

/**
 * How each stop stands, in their order. An answer that was given since the session began is one of it, wherever it was
 * given: nothing has to be written down for it, so that nothing is lost with a dead battery.
 */
export function stopStandings(session: PracticeSession, answers: readonly StopAnswer[]): StopStanding[] {
  const answered = new Set(
    answers.filter(({ answeredAt }) => answeredAt >= session.startedAt).map(({ practiceId }) => practiceId),
  );
  return session.stops.map(({ practiceId }) => {
    if (answered.has(practiceId)) return 'answered';
    return session.skipped.includes(practiceId) ? 'skipped' : 'left';
  });
}

/** Where to go on after the stop at `from` (-1: from the start): the next one that is left, around the end; `null` when none is. */
export function nextLeft(standings: readonly StopStanding[], from: number): number | null {
  const after = standings.indexOf('left', from + 1);
  const at = after === -1 ? standings.slice(0, Math.max(0, from)).indexOf('left') : after;
  return at === -1 ? null : at;
}

/** Whether the item at `at` is the first of its task type on the route: the others need no explanation. */
export function isFirstOfItsTask(stops: readonly SessionStop[], at: number): boolean {
  const stop = stops[at];
  return stop !== undefined && stops.findIndex(({ taskType }) => taskType === stop.taskType) === at;
}

/** Stops without repetitions, as many as a session holds. */
export function planStops(stops: readonly SessionStop[]): SessionStop[] {
  const isFirst = ({ practiceId }: SessionStop, at: number) =>
    stops.findIndex((other) => other.practiceId === practiceId) === at;
  return stops.filter(isFirst).slice(0, mostStops);
}
