import { useCallback, useEffect, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { Session, SessionEvent } from '#domain/timing/session.ts';
import { nextChangeAt } from '#domain/timing/session-time.ts';
import { whenPageIsSeen } from '#platform/page-hide.ts';
import { stepSession } from '#domain/timing/step-session.ts';

/** A session that moves on by itself when its time comes. */
export function useSession(initial: () => Session) {
  const { clock } = useDataContext();
  const [session, setSession] = useState(initial);
  const send = useCallback(
    (kind: SessionEvent['kind']) => {
      const at = clock.steady();
      setSession((before) => stepSession(before, { kind, at }));
    },
    [clock],
  );
  const changesAt = nextChangeAt(session);
  useEffect(() => {
    if (changesAt === null) return undefined;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = clock.after(Math.max(0, changesAt - clock.steady()), () => send('tick'));
    };
    wait();
    // Timers stand still while a phone sleeps.
    const stop = whenPageIsSeen(wait);
    return () => {
      stop();
      cancel();
    };
  }, [clock, changesAt, send]);
  const resume = useCallback((kept: Session) => setSession(kept), []);
  return { session, send, resume };
}
