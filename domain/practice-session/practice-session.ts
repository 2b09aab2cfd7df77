import { mostStops, type PracticeSession, type SessionStop } from '#contract/entities/practice-session.ts';
import { joinSessions } from './join-sessions.ts';

export type StopStanding = 'answered' | 'skipped' | 'left';

/** The session once this answer was given: to one of its stops it is one of its answers, wherever on the device it was given. */
export function withAnswer(
  session: PracticeSession,
  { answerId, practiceId }: { answerId: string; practiceId: number },
): PracticeSession {
  return joinSessions(session, { ...session, answers: [{ practiceId, answerId }] });
}

/** How each stop stands, in their order. An answer that is on its way from another device counts; a deleted one does not. */
export function stopStandings({ stops, skipped, answers, deleted }: PracticeSession): StopStanding[] {
  const kept = answers.filter(({ answerId }) => !deleted.includes(answerId));
  const answered = new Set(kept.map(({ practiceId }) => practiceId));
  return stops.map(({ practiceId }) => {
    if (answered.has(practiceId)) return 'answered';
    return skipped.includes(practiceId) ? 'skipped' : 'left';
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
