import { createContext, useContext } from 'react';
import type { DeviceStorage } from '#platform/device-storage.ts';
import type { MicrophoneChoice } from '#platform/recorder/microphone-choice.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';

export interface MePorts {
  readonly packs: ModelPacks;
  readonly microphone: { readonly choice: Pick<MicrophoneChoice, 'read'> };
  readonly storage: Pick<DeviceStorage, 'room' | 'keeping' | 'persist' | 'clearedAfterDays'>;
}

const Context = createContext<MePorts | null>(null);

/** Set by the composition root once local data is open. */
export const MePortsProvider = Context.Provider;

export function useMePorts(): MePorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('useMePorts needs a MePortsProvider above it');
  return ports;
}
