import { createContext, useContext } from 'react';
import type { EndAccount } from '#data/commands/forget-learner.ts';
import type { FetchRecording } from '#data/commands/keep-recording.ts';
import type { Drafts } from '#platform/drafts.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';
import type { SharedFiles } from '#platform/shared-files.ts';

/** What the pages about the learner need beside local data. */
export interface AccountPorts {
  readonly pictures: Pick<PictureClient, 'forAvatar' | 'drawAvatar'>;
  readonly fetchRecording: FetchRecording;
  readonly endAccount: EndAccount;
  readonly drafts: Pick<Drafts, 'namesOf' | 'find' | 'removeAllOf'>;
  readonly sharedFiles: Pick<SharedFiles, 'forget'>;
  /** Sends what waits and brings what is new. Settles when it has been tried; never rejects. */
  readonly syncNow: () => Promise<unknown>;
  /** Settles when nothing of the learner runs any more. */
  readonly signOut: () => Promise<void>;
}

const Context = createContext<AccountPorts | null>(null);

/** Set by the composition root. */
export const AccountPortsProvider = Context.Provider;

export function useAccountPorts(): AccountPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useAccountPorts needs an AccountPortsProvider above it');
  return ports;
}
