import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { britishVariants } from './british-variants.ts';
import { canSoundOut, soundOut } from './letter-to-sound.ts';
import { readWords } from './read-words.ts';
import { weakFormsOf } from './weak-forms.ts';

/** Pronunciations by word, each a list of ARPAbet phones without stress. */
export type PronouncingDictionary = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Reads a dictionary in the format of the CMU Pronouncing Dictionary: `word PH ON ES`, variants as `word(2)`. */
export function readDictionary(text: string): PronouncingDictionary {
  const words = new Map<string, string[][]>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith(';;')) continue;
    const [head = '', ...phones] = line.trim().split(/\s+/u);
    const word = head.replace(/\(\d+\)$/u, '').toLowerCase();
    if (phones.length === 0) continue;
    const plain = phones.map((phone) => phone.replace(/\d/u, ''));
    const known = words.get(word);
    if (known) known.push(plain);
    else words.set(word, [plain]);
  }
  return words;
}

/** A text made ready for the reading engine. */
export interface SpokenText {
  readonly words: readonly SpokenWord[];
  /** Words whose pronunciation was guessed from their letters; a person should look at them. */
  readonly guessed: readonly { readonly word: string; readonly phones: string }[];
}

const unique = (variants: readonly (readonly string[])[]): string[][] => [
  ...new Map(variants.map((phones) => [phones.join(' '), [...phones]])).values(),
];

/**
 * Pronunciations of the words of a text: American ones of the dictionary, British ones by rule, others sounded out. A word that
 * cannot be (another script) is left out: nothing that is said could be compared with it.
 */
export function pronounceText(text: string, dictionary: PronouncingDictionary): SpokenText {
  const guessed = new Map<string, string>();
  const isReadable = (part: string): boolean =>
    canSoundOut(part) || findPronunciations(part, dictionary) !== undefined;
  const readable = readWords(text).filter(({ parts }) => parts.every((part) => isReadable(part)));
  const words = readable.map(({ shown, parts }): SpokenWord => {
    const variants = parts.map((part) => {
      const known = findPronunciations(part, dictionary);
      if (known) {
        const american = [...known, ...weakFormsOf(part)];
        return unique(american.flatMap((phones) => [phones, ...britishVariants(part, phones)]));
      }
      const phones = soundOut(part);
      guessed.set(part, phones.join(' '));
      return unique([phones, ...britishVariants(part, phones)]);
    });
    return { text: shown, pronunciations: joinParts(variants) };
  });
  return { words, guessed: [...guessed].map(([word, phones]) => ({ word, phones })) };
}

/** A word written as several (`well-known`, `21`): only as many combinations as a search can afford. */
const mostCombinations = 6;
function joinParts(parts: readonly (readonly (readonly string[])[])[]): string[][] {
  return parts.reduce<string[][]>(
    (joined, variants) =>
      joined.flatMap((start) => variants.map((phones) => [...start, ...phones])).slice(0, mostCombinations),
    [[]],
  );
}

const voiceless = new Set(['P', 'T', 'K', 'F', 'TH']);
const hissing = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);

/** Of the word itself, or as a possessive or plural of a word that is known; `undefined` when it is in neither way. */
export function findPronunciations(
  word: string,
  dictionary: PronouncingDictionary,
): readonly (readonly string[])[] | undefined {
  const known = dictionary.get(word) ?? dictionary.get(word.replaceAll("'", ''));
  if (known) return known;
  const stem = /^(.{2,}?)'?s$/u.exec(word)?.[1];
  const base = stem === undefined ? undefined : dictionary.get(stem);
  return base?.map((phones) => {
    const last = phones.at(-1) ?? '';
    if (hissing.has(last)) return [...phones, 'AH', 'Z'];
    return [...phones, voiceless.has(last) ? 'S' : 'Z'];
  });
}
