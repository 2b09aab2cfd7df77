/**
 * The lexicon file: the words of the dictionaries in alphabetical order with what is known of each. Little-endian.
 *
 * `PWL1`, then uint32 word count, uint32 size of the letters, and five streams one after another: shared (how many
 * letters a word has in common with the one before, a byte each), letters (the rest of each word in Latin-1, ended by 0),
 * forms (a byte: `wordForm` bits), ranks (a byte), tags (two bytes each: low bytes first, then high bytes).
 */
export const lexiconMagic = 'PWL1';

/** How a word may be written and where. */
export const wordForm = {
  lower: 1,
  /** With a capital first letter. */
  capital: 2,
  /** In another mixture of capitals (acronyms and the like). */
  mixed: 4,
  american: 8,
  british: 16,
  australian: 32,
  /** In WordNet and in none of the spelling dictionaries: rare, technical or foreign. */
  listed: 64,
} as const;

/** Step of the rank byte: `ln(rank + 1) * rankScale`. 255 stands for a word without a known rank. */
export const rankScale = 18;
export const noRank = 255;

export interface LexiconStreams {
  readonly count: number;
  readonly shared: Uint8Array;
  readonly letters: Uint8Array;
  readonly forms: Uint8Array;
  readonly ranks: Uint8Array;
  /** Up to three open tags (numbered from 1, 4 bits each, likeliest first), then 2 bits each on how rare the second and the third are. */
  readonly tags: Uint16Array;
}

/** Cuts a lexicon file into its streams. Throws when the file is not one. */
export function readLexiconFile(bytes: Uint8Array): LexiconStreams {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== lexiconMagic || bytes.length < 12) throw new Error('This is not a lexicon file.');
  const count = view.getUint32(4, true);
  const letterSize = view.getUint32(8, true);
  if (bytes.length !== 12 + letterSize + count * 5) throw new Error('The lexicon file has a wrong length.');
  let at = 12;
  const take = (size: number): Uint8Array => bytes.subarray(at, (at += size));
  const shared = take(count);
  const letters = take(letterSize);
  const forms = take(count);
  const ranks = take(count);
  const low = take(count);
  const high = take(count);
  const tags = Uint16Array.from({ length: count }, (_, i) => (low[i] ?? 0) | ((high[i] ?? 0) << 8));
  return { count, shared, letters, forms, ranks, tags };
}
