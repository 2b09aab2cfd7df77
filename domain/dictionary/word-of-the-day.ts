import type { WordLevel } from '#contract/entities/word.ts';
import { levelsByDigit } from './dictionary-file.ts';
import type { Dictionary } from './dictionary.ts';

/** Most words that are looked at until one is fit. More than the largest run of unfit ones that was found. */
const mostTries = 4_000;
/** Levels a little above what a learner of the exam knows; without a level, these. */
const usual: readonly WordLevel[] = ['B2', 'C1'];

/** Spreads days over the dictionary, the same on every device (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A level asks for its own words and those of the next. */
function wantedLevels(level: WordLevel | null): readonly WordLevel[] {
  if (level === null) return usual;
  const place = levelsByDigit.indexOf(level);
  return levelsByDigit.slice(place, place + 2);
}

/**
 * The word of a day (YYYY-MM-DD) for a level: a headword in lower case with a definition, an example with the word in it, and its sound
 * in IPA. Nobody has to be asked for it.
 */
export function chooseWordOfTheDay(
  dictionary: Pick<Dictionary, 'count' | 'entryAt' | 'senseAt'>,
  { date, level }: { readonly date: string; readonly level: WordLevel | null },
): string | undefined {
  const wanted = wantedLevels(level);
  const start = hashOf(`${date} ${level ?? ''}`);
  for (let tried = 0; tried < mostTries; tried++) {
    const { word, entry } = dictionary.entryAt((start + tried * 7_919) % dictionary.count);
    const own = entry.level === null ? undefined : levelsByDigit[entry.level];
    if (own === undefined || !wanted.includes(own)) continue;
    if (!/^[a-z]{5,}$/u.test(word) || entry.written !== '' || entry.formOf.length > 0) continue;
    const first = entry.parts[0]?.senses[0];
    const sense = first && dictionary.senseAt(first.index);
    const hasExample = sense?.examples.some((text) => text.toLowerCase().includes(word)) ?? false;
    if (hasExample && entry.british !== '' && (sense?.definition.length ?? 0) >= 15) return word;
  }
  return undefined;
}
