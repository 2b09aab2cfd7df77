import { createContext, useContext, useSyncExternalStore } from 'react';
import { browserVoice } from '#platform/voice/browser-voice.ts';
import type { DeviceVoice, VoiceState } from '#platform/voice/device-voice.ts';

const Voice = createContext<DeviceVoice | null>(null);

/** Another voice than the browser's, for tests. */
export const DeviceVoiceProvider = Voice.Provider;

/** The device's own voice, and what it can say now. */
export function useDeviceVoice(): { voice: DeviceVoice; state: VoiceState } {
  const given = useContext(Voice);
  const voice = given ?? browserVoice();
  return { voice, state: useSyncExternalStore(voice.subscribe, voice.getState) };
}
