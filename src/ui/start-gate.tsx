import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Whether what lies behind the screens (local data, session) is there yet. The shell paints before it is. */
export type StartState =
  | { readonly status: 'starting' }
  /** The local database has not answered for some seconds; it is being opened again. */
  | { readonly status: 'silent' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: unknown };

const Context = createContext<StartState>({ status: 'starting' });

export const StartStateProvider = Context.Provider;

export function useStartState(): StartState {
  return useContext(Context);
}

/** Shows `children`, which may read local data, as soon as there is any to read; until then `waiting`. */
export function WhenStarted(props: { waiting: ReactNode; children: ReactNode }) {
  return useStartState().status === 'ready' ? props.children : props.waiting;
}
