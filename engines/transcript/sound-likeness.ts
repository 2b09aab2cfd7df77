import { isVowel } from '#engines/speech/dictionary/vowels.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { editShare } from './edit-share.ts';

type Pronunciations = SpokenWord['pronunciations'];

const voiced = new Map([
  ['B', 'P'],
  ['D', 'T'],
  ['G', 'K'],
  ['V', 'F'],
  ['DH', 'TH'],
  ['Z', 'S'],
  ['ZH', 'SH'],
  ['JH', 'CH'],
]);
const voiceless = (phone: string): string => voiced.get(phone) ?? phone;

/** What many accents leave out, and the glide that British ones have instead (Wells, Accents of English). */
const weak = new Set(['R', 'AH', 'HH']);

/** Half a change each: another vowel, which is what accents differ in, another voicing, and a weak sound too many or too few. */
function price(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return weak.has(one ?? other ?? '') ? 0.5 : 1;
  return (isVowel(one) && isVowel(other)) || voiceless(one) === voiceless(other) ? 0.5 : 1;
}

/** How like two words sound in their most alike pronunciations: 1 when they are the same, 0 with nothing in common. */
export function soundLikeness(a: Pronunciations, b: Pronunciations): number {
  return 1 - Math.min(1, ...a.flatMap((one) => b.map((other) => editShare(one, other, price))));
}
