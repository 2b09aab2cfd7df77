import { timerMaxMs } from './session-plan.ts';
import type { Session } from './session.ts';

/**
 * Milliseconds until the phase's deadline, never negative and never more than the whole; `null` where nothing runs
 * out. While answering (and listening, where that counts) the deadline is the limit: in practice 0 means that the learner is over it
 * and may go on.
 */
export function remainingMs(session: Session, now: number): number | null {
  const deadline = deadlineOf(session);
  return deadline === null ? null : Math.max(0, deadline - notBefore(session, now));
}

/**
 * Milliseconds that the timer shows: counted up from the start of the work in `playing` and `answering` (up to the
 * maximum), in `preparing` and `recording` from their start; what was spent after it; 0 before. Never negative.
 */
export function elapsedMs(session: Session, now: number): number {
  const at = notBefore(session, now);
  switch (session.phase) {
    case 'playing':
      return at - session.startedAt;
    case 'preparing':
      return Math.min(at, session.endsAt ?? session.startedAt + timerMaxMs) - session.startedAt;
    case 'recording':
      return Math.min(at, session.endsAt) - session.startedAt;
    case 'answering':
      return Math.min(at, session.maxAt) - session.startedAt;
    case 'stopped':
      return session.recordedMs;
    case 'time-over':
    case 'submitted':
      return session.spentMs;
    case 'closed':
    case 'countdown':
    case 'ready-to-play':
    case 'ready-to-record':
      return 0;
  }
}

/** Whether the timer is red: the learner writes beyond the limit of the task. */
export function isOverLimit(session: Session, now: number): boolean {
  return session.phase === 'answering' && notBefore(session, now) > session.limitAt;
}

/** The instant at which a `tick` changes the phase by itself; `null` when only the learner or the player can. */
export function nextChangeAt(session: Session): number | null {
  const isOpen = session.phase === 'answering' || session.phase === 'playing';
  return isOpen && session.plan.mode === 'PRACTICE' ? null : deadlineOf(session);
}

/** Whole seconds for 'Play after N sec' and other countdowns: 3, 2, 1, then 0 at the deadline. */
export function secondsLeft(session: Session, now: number): number | null {
  const remaining = remainingMs(session, now);
  return remaining === null ? null : Math.ceil(remaining / 1000);
}

function deadlineOf(session: Session): number | null {
  switch (session.phase) {
    case 'countdown':
      return session.playsAt;
    case 'preparing':
    case 'recording':
      return session.endsAt;
    case 'answering':
      return session.limitAt;
    case 'playing': {
      // The time for writing down includes listening.
      const { answer } = session.plan;
      return answer.kind === 'record' ? null : session.startedAt + answer.limitMs;
    }
    case 'closed':
    case 'ready-to-play':
    case 'ready-to-record':
    case 'stopped':
    case 'time-over':
    case 'submitted':
      return null;
  }
}

/** A clock that was set back reads as standing still until the session's next event moves it along. */
function notBefore(session: Session, now: number): number {
  return Math.max(now, session.seenAt);
}
