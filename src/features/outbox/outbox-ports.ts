import { createContext, useContext } from 'react';
import type { DeviceStorage } from '#platform/device-storage.ts';

/** How a sync that the learner asked for ended. `busy`: another tab does it. `failed`: this device's storage refused. */
export type SyncNowResult = 'drained' | 'busy' | 'fenced' | 'signed-out' | 'failed';

export interface OutboxPorts {
  readonly storage: Pick<DeviceStorage, 'room' | 'fits' | 'clearedAfterDays'>;
  /** Syncs now, whatever waits for a later moment. Settles when it has been tried; never rejects. */
  readonly syncNow: () => Promise<SyncNowResult>;
  readonly sound: DeviceSound;
}

/** The sound of the questions on this device, which can always be fetched again. */
export interface DeviceSound {
  /** Takes it off the device; from then on it is fetched when it is played. */
  remove(): Promise<void>;
  /** Fetches all of it, now and whenever there is more. */
  fetchAll(): Promise<void>;
}

const Context = createContext<OutboxPorts | null>(null);

/** Set by the composition root. */
export const OutboxPortsProvider = Context.Provider;

export function useOutboxPorts(): OutboxPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useOutboxPorts needs an OutboxPortsProvider above it');
  return ports;
}
