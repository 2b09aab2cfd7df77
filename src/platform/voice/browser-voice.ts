import { systemClock } from '#platform/clock.ts';
import { createDeviceVoice, type DeviceVoice } from './device-voice.ts';

let voice: DeviceVoice | null = null;

/** One for the page: the browser has one voice, and what it says ends what it said. */
export function browserVoice(): DeviceVoice {
  voice ??= createDeviceVoice('speechSynthesis' in window ? window.speechSynthesis : undefined, systemClock);
  return voice;
}
