import { createContext, useContext } from 'react';
import type { DeviceStorage } from '#platform/device-storage.ts';
import type { InstallPrompt } from '#platform/install-prompt.ts';

export interface InstallPorts {
  readonly prompt: InstallPrompt;
  readonly storage: DeviceStorage;
}

const Context = createContext<InstallPorts | null>(null);

/** Set by the composition root. */
export const InstallPortsProvider = Context.Provider;

export function useInstallPorts(): InstallPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useInstallPorts needs an InstallPortsProvider above it');
  return ports;
}
