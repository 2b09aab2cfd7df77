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
  { id: 'af_heart', label: 'Heart, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.7 },
  { id: 'af_bella', label: 'Bella, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.5 },
  { id: 'af_sarah', label: 'Sarah, American woman', accent: 'US', speaker: 'woman', naturalRate: 4.5 },
  { id: 'am_michael', label: 'Michael, American man', accent: 'US', speaker: 'man', naturalRate: 4.2 },
  { id: 'am_fenrir', label: 'Fenrir, American man', accent: 'US', speaker: 'man', naturalRate: 4.7 },
  { id: 'am_puck', label: 'Puck, American man', accent: 'US', speaker: 'man', naturalRate: 4.4 },
  { id: 'bf_emma', label: 'Emma, British woman', accent: 'UK', speaker: 'woman', naturalRate: 5.2 },
  { id: 'bf_isabella', label: 'Isabella, British woman', accent: 'UK', speaker: 'woman', naturalRate: 4.7 },
  { id: 'bm_george', label: 'George, British man', accent: 'UK', speaker: 'man', naturalRate: 4.0 },
  { id: 'bm_fable', label: 'Fable, British man', accent: 'UK', speaker: 'man', naturalRate: 4.1 },
  { id: 'bm_lewis', label: 'Lewis, British man', accent: 'UK', speaker: 'man', naturalRate: 3.9 },
];

/** The renderings of several voices are named by all of them: their ids joined by this. */
const joint = '+';

/** The name of a rendering: the id of its voice, or those of all its voices in the order in which they are first heard. */
export function castId(cast: readonly Voice[]): string {
  return cast.map(({ id }) => id).join(joint);
}

/** The voices behind the name of a rendering; `undefined` when one of them is unknown. */
export function castOfId(id: string): Voice[] | undefined {
  const cast = id.split(joint).map((part) => voices.find((voice) => voice.id === part));
  return cast.every((voice) => voice !== undefined) ? cast : undefined;
}

/** A single voice is told with its accent; of several only the names: `Emma, Michael and George`. */
export function castLabel(cast: readonly Voice[]): string {
  if (cast.length === 1) return cast[0]?.label ?? '';
  const names = cast.map(({ label }) => label.replace(/,.*$/, ''));
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
