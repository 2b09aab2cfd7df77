import { createContext, useContext } from 'react';
import type { Drafts } from '#platform/drafts.ts';

export interface NotePorts {
  /** Words of a note that are not saved yet. */
  readonly drafts: Drafts;
}

const Context = createContext<NotePorts | null>(null);

/** Set by the app around every screen. */
export const NotePortsProvider = Context.Provider;

/** Throws outside `NotePortsProvider`: that is a bug. */
export function useNotePorts(): NotePorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useNotePorts needs a NotePortsProvider above it');
  return ports;
}
