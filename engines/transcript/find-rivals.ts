import type { Step } from '#domain/scoring/objective/alignment.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { Rival } from '#engines/speech/reading/rivals.ts';
import type { WordWitness } from '#engines/speech/reading/second-witness.ts';
import type { ComparableWord } from './comparable-words.ts';

interface Comparison {
  readonly steps: readonly Step[];
  readonly expected: readonly ComparableWord[];
  readonly found: readonly ComparableWord[];
  /** Of every expected word. */
  readonly opinions: readonly WordWitness[];
  readonly sounds: (word: string) => SpokenWord['pronunciations'];
}

/** The stretches of the text in whose places the transcript has other words, or none, between words that it has as they are. */
export function findRivals({ steps, expected, found, opinions, sounds }: Comparison): Rival[] {
  const rivals: Rival[] = [];
  const sourceOf = (at: number): number => expected[at]?.source ?? 0;
  // A word that is read as several was heard when all of them were.
  const unheard = new Set(
    expected.flatMap(({ source }, at) => (opinions[at]?.hears === 'word' ? [] : [source])),
  );
  let after = -1;
  let heard: SpokenWord[] = [];
  const close = (before: number): void => {
    if (before > after + 1 || heard.length > 0) rivals.push({ after, before, heard });
    heard = [];
  };
  for (const { key, typed } of steps) {
    const first = sourceOf(key[0] ?? 0);
    if (key.length === 0 || key.some((at) => unheard.has(sourceOf(at)))) {
      heard.push(...typed.map((at) => spoken(found[at]?.word ?? '', sounds)));
      continue;
    }
    if (first > after) close(first);
    after = sourceOf(key.at(-1) ?? 0);
  }
  close(sourceOf(expected.length - 1) + 1);
  return rivals;
}

const spoken = (text: string, sounds: Comparison['sounds']): SpokenWord => ({
  text,
  pronunciations: sounds(text),
});
