import { createContext, useContext } from 'react';
import type { EndAccount } from '#data/commands/forget-learner.ts';
import type { FetchRecording } from '#data/commands/keep-recording.ts';
import type { Drafts } from '#platform/drafts.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';
import type { SharedFiles } from '#platform/shared-files.ts';

/** Where who signs out finds themselves, and what is said to them there: for `readFarewell`, `null` for nothing. */
export interface WayOut {
  readonly path: string;
  readonly farewell: string | null;
}

/** What the pages about the learner need beside local data. */
export interface AccountPorts {
  readonly pictures: Pick<PictureClient, 'forAvatar' | 'drawAvatar'>;
  readonly fetchRecording: FetchRecording;
  readonly endAccount: EndAccount;
  readonly drafts: Pick<Drafts, 'namesOf' | 'find' | 'removeAllOf'>;
  readonly sharedFiles: Pick<SharedFiles, 'forget'>;
  /** Sends what waits and brings what is new. Settles when it has been tried; never rejects. `busy`: another tab does it. */
  readonly syncNow: () => Promise<'drained' | 'busy' | 'fenced' | 'signed-out' | 'failed'>;
  /** A hint: it says "perhaps" when it says yes. */
  readonly isOnline: () => boolean;
  /**
   * Leaves the page for a path of the app, begun anew, which finds the farewell; where that cannot be, settles when nothing of the
   * learner runs any more. `false`: this device refuses, and they are still signed in.
   */
  readonly signOut: (way: WayOut) => Promise<boolean>;
}

const Context = createContext<AccountPorts | null>(null);

/** Set by the composition root. */
export const AccountPortsProvider = Context.Provider;

export function useAccountPorts(): AccountPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useAccountPorts needs an AccountPortsProvider above it');
  return ports;
}
