import { createContext, useContext } from 'react';
import type { DeviceStorage } from '#platform/device-storage.ts';

export interface MePorts {
  readonly storage: Pick<DeviceStorage, 'room' | 'isPersistent'>;
}

const Context = createContext<MePorts | null>(null);

/** Set by the composition root. */
export const MePortsProvider = Context.Provider;

export function useMePorts(): MePorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useMePorts needs a MePortsProvider above it');
  return ports;
}
