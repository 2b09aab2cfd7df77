import type { BankItem } from '#contract/items/bank-item.ts';
import { soloVoices } from './cast.ts';
import type { Rendering } from './renderings.ts';
import { sha256Of } from './sha256.ts';
import { castId, castLabel } from './voices.ts';

/** Raise it when every explanation should be spoken anew. */
const explanationRecipe = 1;

/** What a voice says of an explanation: no dots for left-out words, no hyphens at the ends of syllables, no slashes. */
export function spokenExplanation({ explanation }: Pick<BankItem, 'explanation'>): string {
  return explanation
    .replace(/\s*\.{3,}/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*(?=[.?!])/g, '')
    .replace(/(?<=\S)\s*\/\s*(?=\S)/g, ' or ')
    .replace(/(?<![\p{L}\d])-(?=\p{L})|(?<=\p{L})-(?![\p{L}\d])/gu, '')
    .trim();
}

/** The one voice that reads an explanation, American or British by the id of the item; none where no voice fits. */
export function explanationRendering(item: Pick<BankItem, 'id' | 'explanation'>): Rendering[] {
  return soloVoices(item.id, 'one').map((voice) => ({
    voice: castId([voice]),
    label: castLabel([voice]),
    accent: voice.accent,
    parts: [{ voice, text: spokenExplanation(item) }],
  }));
}

/** Changes whenever an explanation that was spoken earlier is no longer the right one. */
export function explanationHash(item: Pick<BankItem, 'explanation' | 'level'>): string {
  return sha256Of(JSON.stringify([explanationRecipe, item.level, spokenExplanation(item)]));
}
