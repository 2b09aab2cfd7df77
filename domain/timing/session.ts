import type { SessionPlan } from './session-plan.ts';

interface Always {
  readonly plan: SessionPlan;
  /** The latest instant that the session knows. Time that runs backwards is measured against it. */
  readonly seenAt: number;
  /** When the learner first looked at the answer in this attempt; `null` if not yet. */
  readonly answerShownAt: number | null;
}

/**
 * Practising one item. All instants are epoch ms; each phase has only its own. Plain data: it can be stored, and taken
 * up after a reload or a sleep with a `tick`.
 */
export type Session = Always &
  (
    | { readonly phase: 'closed' }
    /** 'Play after N sec'. */
    | { readonly phase: 'countdown'; readonly playsAt: number }
    /** The prompt should play now; the screen starts it and says so (or asks for a click when the browser wants one). */
    | { readonly phase: 'ready-to-play' }
    | { readonly phase: 'playing'; readonly startedAt: number }
    /** `endsAt` is `null` in practice: it lasts until the learner starts to speak. */
    | { readonly phase: 'preparing'; readonly startedAt: number; readonly endsAt: number | null }
    /** The recorder should start now: beep, then microphone. */
    | { readonly phase: 'ready-to-record' }
    | { readonly phase: 'recording'; readonly startedAt: number; readonly endsAt: number }
    | { readonly phase: 'stopped'; readonly recordedMs: number }
    | {
        readonly phase: 'answering';
        readonly startedAt: number;
        readonly limitAt: number;
        readonly maxAt: number;
      }
    /** In the exam: what is there should be handed in now. */
    | { readonly phase: 'time-over'; readonly startedAt: number; readonly spentMs: number }
    | { readonly phase: 'submitted'; readonly spentMs: number }
  );

export type SessionPhase = Session['phase'];
export type SessionIn<P extends SessionPhase> = Extract<Session, { phase: P }>;

/** What can happen, and when (`at`, epoch ms). */
export interface SessionEvent {
  readonly kind:
    | 'opened'
    | 'skipPreparation'
    | 'promptStarted'
    | 'promptEnded'
    | 'recordingStarted'
    | 'recordingStopped'
    | 'tick'
    | 'submitted'
    | 'retried'
    | 'showAnswer';
  readonly at: number;
}

/** A session that waits for `opened`. */
export function newSession(plan: SessionPlan): Session {
  return { plan, phase: 'closed', seenAt: 0, answerShownAt: null };
}
