import type { BankItem } from '#contract/items/bank-item.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';

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

type Speaker = Voice['speaker'];

/** Renderings in which the voice swallows a word, as `content:check` tells. The next voice of the accent speaks them. */
const passedOver: ReadonlySet<string> = new Set(['1012/bm_lewis']);

function pick(itemId: number, turn: number, accent: VoiceAccent, speaker: Speaker): Voice[] {
  const fitting = voices.filter((voice) => voice.accent === accent && voice.speaker === speaker);
  const first = turn % fitting.length;
  const inTurn = [...fitting.slice(first), ...fitting.slice(0, first)];
  return inTurn.filter(({ id }) => !passedOver.has(`${itemId}/${id}`)).slice(0, 1);
}

/**
 * The voices of an item, as the rules of its task type have them: four, an American woman and man and a British woman
 * and man, or one of each accent, a woman and a man in turn.
 * Neighbouring items get different voices, so that learners do not tune in to a single speaker.
 */
export function castOf(item: Pick<BankItem, 'id' | 'taskType'>): Voice[] {
  const speakers: readonly Speaker[] = item.id % 2 === 0 ? ['woman', 'man'] : ['man', 'woman'];
  if (soundOf(item.taskType)?.voices === 'four') {
    return (['US', 'UK'] as const).flatMap((accent) =>
      (['woman', 'man'] as const).flatMap((speaker) => pick(item.id, item.id, accent, speaker)),
    );
  }
  return (['US', 'UK'] as const).flatMap((accent, i) =>
    pick(item.id, Math.floor(item.id / 2), accent, speakers[i] ?? 'woman'),
  );
}
