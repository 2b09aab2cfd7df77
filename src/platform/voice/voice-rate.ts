import { keptText } from '#platform/kept-text.ts';

/** Speeds at which words and texts are said (spec section 9). */
export const voiceRates = [0.5, 0.8, 1, 1.2, 1.5] as const;
export type VoiceRate = (typeof voiceRates)[number];

const kept = keptText('passage-voice-rate');

/** The speed at which texts are read out on this device. */
export function readVoiceRate(): VoiceRate {
  const text = kept.read();
  return voiceRates.find((rate) => String(rate) === text) ?? 1;
}

/** With storage refused it is forgotten. */
export function keepVoiceRate(rate: VoiceRate): void {
  kept.keep(String(rate));
}
