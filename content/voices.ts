/** The two accents that the renderer has voices for. The spec's third, Australian, has no free voice. */
export type VoiceAccent = 'US' | 'UK';

export interface Voice {
  /** The renderer's name of the voice. */
  readonly id: string;
  readonly label: string;
  readonly accent: VoiceAccent;
  readonly speaker: 'woman' | 'man';
  /** Syllables a second at speed 1, measured. The start value for the wanted pace. */
  readonly naturalRate: number;
}

/** Every voice that the bank may use. Each had at most 2.2 % word error when a recogniser listened to it. */
export const voices: readonly Voice[] = [
  { id: 'af_heart', label: 'Heart, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.3 },
  { id: 'af_bella', label: 'Bella, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.0 },
  { id: 'af_sarah', label: 'Sarah, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.0 },
  { id: 'am_michael', label: 'Michael, American man', accent: 'US', speaker: 'man', naturalRate: 3.8 },
  { id: 'am_fenrir', label: 'Fenrir, American man', accent: 'US', speaker: 'man', naturalRate: 4.3 },
  { id: 'am_puck', label: 'Puck, American man', accent: 'US', speaker: 'man', naturalRate: 4.3 },
  { id: 'bf_emma', label: 'Emma, British woman', accent: 'UK', speaker: 'woman', naturalRate: 4.4 },
  { id: 'bf_isabella', label: 'Isabella, British woman', accent: 'UK', speaker: 'woman', naturalRate: 4.3 },
  { id: 'bm_george', label: 'George, British man', accent: 'UK', speaker: 'man', naturalRate: 3.8 },
  { id: 'bm_fable', label: 'Fable, British man', accent: 'UK', speaker: 'man', naturalRate: 4.1 },
  { id: 'bm_lewis', label: 'Lewis, British man', accent: 'UK', speaker: 'man', naturalRate: 3.8 },
];

const casts = (['US', 'UK'] as const).flatMap((accent) =>
  (['woman', 'man'] as const).map((speaker) =>
    voices.filter((voice) => voice.accent === accent && voice.speaker === speaker),
  ),
);

/**
 * The four voices of an item: an American woman and man, a British woman and man. Neighbouring items get
 * different ones, so that learners do not tune in to a single speaker.
 */
export function castOf(itemId: number): Voice[] {
  return casts.flatMap((cast) => cast[itemId % cast.length] ?? []);
}
