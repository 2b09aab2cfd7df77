import { useCallback, useEffect, useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import type { Session, SessionEvent } from '#domain/timing/session.ts';
import { nextChangeAt } from '#domain/timing/session-time.ts';
import { stepSession } from '#domain/timing/step-session.ts';

/** A session that moves on by itself when its time comes. */
export function useSession(initial: () => Session) {
  const { clock } = useDataContext();
  const [session, setSession] = useState(initial);
  const send = useCallback(
    (kind: SessionEvent['kind']) => {
      const at = clock.now();
      setSession((before) => stepSession(before, { kind, at }));
    },
    [clock],
  );
  const changesAt = nextChangeAt(session);
  useEffect(() => {
    if (changesAt === null) return undefined;
    return clock.after(Math.max(0, changesAt - clock.now()), () => send('tick'));
  }, [clock, changesAt, send]);
  const resume = useCallback((kept: Session) => setSession(kept), []);
  return { session, send, resume };
}
