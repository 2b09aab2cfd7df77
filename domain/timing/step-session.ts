import type { Session, SessionEvent, SessionIn, SessionPhase } from './session.ts';

/**
 * Law of this file: deadlines are instants. An event first settles what became due before it (so that a tick which
 * comes hours late, after sleep, ends where timely ticks would have), then does its own work. An event that means
 * nothing in the phase changes nothing.
 */

/** The session after an event. A clock that was set back moves the session's instants along, so no time is lost. */
export function stepSession(session: Session, event: SessionEvent): Session {
  const settled = settle(followClock(session, event.at), event.at);
  const next = transitions[event.kind](settled, event.at);
  return next.seenAt === event.at ? next : { ...next, seenAt: event.at };
}

const transitions: Record<SessionEvent['kind'], (session: Session, at: number) => Session> = {
  opened: (session, at) => (session.phase === 'closed' ? open(session, at) : session),
  retried: (session, at) => (mayStartAgain(session) ? open(session, at) : session),
  tick: (session) => session,
  promptStarted: (session, at) =>
    session.phase === 'countdown' || session.phase === 'ready-to-play'
      ? { ...base(session), phase: 'playing', startedAt: at }
      : session,
  promptEnded: (session, at) => (session.phase === 'playing' ? afterPrompt(session, at) : session),
  skipPreparation: (session) =>
    session.phase === 'preparing' && session.plan.mode === 'PRACTICE'
      ? { ...base(session), phase: 'ready-to-record' }
      : session,
  recordingStarted: (session, at) => {
    const { answer } = session.plan;
    if (session.phase !== 'ready-to-record' || answer.kind !== 'record') return session;
    return { ...base(session), phase: 'recording', startedAt: at, endsAt: at + answer.recordMs };
  },
  recordingStopped: (session, at) => (session.phase === 'recording' ? stop(session, at) : session),
  submitted: (session, at) => submit(session, at),
  showAnswer: (session, at) =>
    session.answerShownAt !== null || !mayShowAnswer(session) ? session : { ...session, answerShownAt: at },
};

/** The answer may be spoken aloud: not over the prompt or into the microphone. The exam shows none before the end. */
const cannotShowAnswer: ReadonlySet<SessionPhase> = new Set<SessionPhase>(['closed', 'playing', 'recording']);

function mayShowAnswer({ phase, plan }: Session): boolean {
  return plan.mode === 'EXAM' ? phase === 'submitted' : !cannotShowAnswer.has(phase);
}

/** The exam has no second try at what was heard, written or spoken; what a broken sound or microphone took is tried again. */
const mustGoOn: ReadonlySet<SessionPhase> = new Set<SessionPhase>([
  'preparing',
  'recording',
  'answering',
  'time-over',
]);

function mayStartAgain({ phase, plan }: Session): boolean {
  return phase !== 'closed' && (plan.mode === 'PRACTICE' || !mustGoOn.has(phase));
}

function open(session: Session, at: number): Session {
  const { promptDelayMs } = session.plan;
  const fresh = { plan: session.plan, seenAt: at, answerShownAt: null };
  if (promptDelayMs !== null) return { ...fresh, phase: 'countdown', playsAt: at + promptDelayMs };
  return startAnswer(fresh, at, at);
}

function afterPrompt(session: SessionIn<'playing'>, at: number): Session {
  // The time for writing down includes listening, as in the exam (docs/exam-rules.md: Summarize Spoken Text).
  return startAnswer(base(session), at, session.startedAt);
}

function startAnswer(common: ReturnType<typeof base>, at: number, workStartedAt: number): Session {
  const { answer, mode } = common.plan;
  if (answer.kind === 'record') {
    if (mode === 'PRACTICE') return { ...common, phase: 'preparing', startedAt: at, endsAt: null };
    if (answer.prepareMs === 0) return { ...common, phase: 'ready-to-record' };
    return { ...common, phase: 'preparing', startedAt: at, endsAt: at + answer.prepareMs };
  }
  const limitAt = workStartedAt + answer.limitMs;
  return {
    ...common,
    phase: 'answering',
    startedAt: workStartedAt,
    limitAt,
    maxAt: workStartedAt + answer.maxMs,
  };
}

function stop(session: SessionIn<'recording'>, at: number): Session {
  const recordedMs = Math.min(at, session.endsAt) - session.startedAt;
  return { ...base(session), phase: 'stopped', recordedMs };
}

function submit(session: Session, at: number): Session {
  switch (session.phase) {
    case 'stopped':
      return { ...base(session), phase: 'submitted', spentMs: session.recordedMs };
    case 'answering':
      return {
        ...base(session),
        phase: 'submitted',
        spentMs: Math.min(at, session.maxAt) - session.startedAt,
      };
    case 'playing': {
      // What is typed while the prompt plays may be handed in at once; what is spoken needs its recording.
      const { answer } = session.plan;
      if (answer.kind === 'record') return session;
      return {
        ...base(session),
        phase: 'submitted',
        spentMs: Math.min(at - session.startedAt, answer.maxMs),
      };
    }
    case 'time-over':
      return { ...base(session), phase: 'submitted', spentMs: session.spentMs };
    case 'closed':
    case 'countdown':
    case 'ready-to-play':
    case 'preparing':
    case 'ready-to-record':
    case 'recording':
    case 'submitted':
      return session;
  }
}

function settle(session: Session, at: number): Session {
  if (session.phase === 'countdown' && at >= session.playsAt)
    return { ...base(session), phase: 'ready-to-play' };
  if (session.phase === 'preparing' && session.endsAt !== null && at >= session.endsAt)
    return { ...base(session), phase: 'ready-to-record' };
  if (session.phase === 'recording' && at >= session.endsAt) return stop(session, at);
  if (session.phase === 'answering' || session.phase === 'playing') return endInTime(session, at);
  return session;
}

/** In the exam the time of what is written down runs out, also while the prompt still plays. */
function endInTime(session: SessionIn<'answering' | 'playing'>, at: number): Session {
  const { mode, answer } = session.plan;
  if (mode === 'PRACTICE' || answer.kind === 'record' || at < session.startedAt + answer.limitMs)
    return session;
  const { startedAt } = session;
  return { ...base(session), phase: 'time-over', startedAt, spentMs: answer.limitMs };
}

function followClock(session: Session, at: number): Session {
  const back = session.seenAt - at;
  if (back <= 0 || session.phase === 'closed') return session;
  const moved = { ...session, seenAt: at };
  switch (moved.phase) {
    case 'countdown':
      return { ...moved, playsAt: moved.playsAt - back };
    case 'playing':
      return { ...moved, startedAt: moved.startedAt - back };
    case 'preparing':
      return {
        ...moved,
        startedAt: moved.startedAt - back,
        endsAt: moved.endsAt === null ? null : moved.endsAt - back,
      };
    case 'recording':
      return { ...moved, startedAt: moved.startedAt - back, endsAt: moved.endsAt - back };
    case 'time-over':
      return { ...moved, startedAt: moved.startedAt - back };
    case 'answering':
      return {
        ...moved,
        startedAt: moved.startedAt - back,
        limitAt: moved.limitAt - back,
        maxAt: moved.maxAt - back,
      };
    case 'ready-to-play':
    case 'ready-to-record':
    case 'stopped':
    case 'submitted':
      return moved;
  }
}

function base({ plan, seenAt, answerShownAt }: Session) {
  return { plan, seenAt, answerShownAt };
}
