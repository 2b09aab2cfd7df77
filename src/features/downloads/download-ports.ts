import { createContext, useContext } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import type { DeviceStorage } from '#platform/device-storage.ts';

/** The sound of the questions on this device, which can always be fetched again. Rows tell what becomes of it. */
export interface SoundDownloads {
  /** Fetches all of it now, on mobile data too if said so; also goes on after a pause, and after a failure. */
  ask(tasks: readonly TaskType[], options?: { onAnyLine?: boolean }): Promise<void>;
  /** What has come stays. */
  pause(tasks: readonly TaskType[]): Promise<void>;
  /** Takes it off the device; from then on it is fetched when it is played. Without tasks: of all. */
  remove(tasks?: readonly TaskType[]): Promise<void>;
  /** Goes back to fetching by itself what the exam needs. */
  fetchAll(): Promise<void>;
}

export interface DownloadPorts {
  readonly sound: SoundDownloads;
  /** Whether the browser tells if bytes cost money now. */
  readonly line: () => { readonly isTold: boolean };
  readonly storage: Pick<DeviceStorage, 'room' | 'fits' | 'keeping' | 'persist'>;
}

const Context = createContext<DownloadPorts | null>(null);

/** Set by the composition root. */
export const DownloadPortsProvider = Context.Provider;

export function useDownloadPorts(): DownloadPorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useDownloadPorts needs a DownloadPortsProvider above it');
  return ports;
}
