import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from '#platform/session/session.ts';

const Context = createContext<Session | null>(null);

/** Set by the composition root. */
export const SessionProvider = Context.Provider;

/** The session and what it knows now; the part renders again when that changes, also by another tab. */
export function useSession(): { readonly session: Session; readonly state: SessionState } {
  const session = useContext(Context);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  const state = useSyncExternalStore(session.subscribe, session.current);
  return { session, state };
}
