import { useState } from 'react';
import { findSession, type SessionView } from './queries/find-session.ts';
import { useDataContext } from './use-data-context.ts';
import { useLive, type Live } from './use-live.ts';

/** The practice session that was begun today, as it goes on; `null` without one. */
export function useTodaySession(): Live<SessionView | null> {
  const { clock } = useDataContext();
  const [since] = useState(() => new Date(clock.now()).setHours(0, 0, 0, 0));
  return useLive(findSession, { since }, { keepPrevious: true });
}
