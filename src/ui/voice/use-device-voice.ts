import { createContext, useContext, useSyncExternalStore } from 'react';
import { systemClock } from '#platform/clock.ts';
import { createDeviceVoice, type DeviceVoice, type VoiceState } from '#platform/voice/device-voice.ts';

let browserVoice: DeviceVoice | null = null;

/** One for the page: the browser has one voice, and what it says ends what it said. */
function voiceOfBrowser(): DeviceVoice {
  browserVoice ??= createDeviceVoice(
    'speechSynthesis' in window ? window.speechSynthesis : undefined,
    systemClock,
  );
  return browserVoice;
}

const Voice = createContext<DeviceVoice | null>(null);

/** Another voice than the browser's, for tests. */
export const DeviceVoiceProvider = Voice.Provider;

/** The device's own voice, and what it can say now. */
export function useDeviceVoice(): { voice: DeviceVoice; state: VoiceState } {
  const given = useContext(Voice);
  const voice = given ?? voiceOfBrowser();
  return { voice, state: useSyncExternalStore(voice.subscribe, voice.getState) };
}
