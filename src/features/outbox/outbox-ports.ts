import { createContext, useContext } from 'react';
import type { DeviceStorage } from '#platform/device-storage.ts';

/** How a sync that the learner asked for ended. `busy`: another tab does it. `failed`: this device's storage refused. */
export type SyncNowResult = 'drained' | 'busy' | 'fenced' | 'signed-out' | 'failed';

export interface OutboxPorts {
  readonly storage: Pick<DeviceStorage, 'room' | 'fits' | 'clearedAfterDays'>;
  /** Syncs now, whatever waits for a later moment. Settles when it has been tried; never rejects. */
  readonly syncNow: () => Promise<SyncNowResult>;
}

const Context = createContext<OutboxPorts | null>(null);

/** Set by the composition root. */
export const OutboxPortsProvider = Context.Provider;

export function useOutboxPorts(): OutboxPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useOutboxPorts needs an OutboxPortsProvider above it');
  return ports;
}
