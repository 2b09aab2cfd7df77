import type { Headword } from './choose-headwords.ts';
import type { Synset, WordNet, WordSense } from './wordnet.ts';

const mostFamily = 8;
const mostIdioms = 12;

/** The words that a sense's pointer of these signs leads to, from this word or from the whole sense. */
export function pointedAt(
  wordnet: WordNet,
  sense: WordSense,
  word: string,
  signs: readonly string[],
): string[] {
  const synset = wordnet.synsets.get(sense.synset);
  if (!synset) return [];
  const place = synset.words.findIndex((one) => one.toLowerCase() === word) + 1;
  return synset.pointers
    .filter(({ sign, from }) => signs.includes(sign) && from === place)
    .flatMap(({ synset: target, to }) => wordOf(wordnet.synsets.get(target), to));
}

const wordOf = (synset: Synset | undefined, place: number): string[] => {
  const word = synset?.words[place - 1];
  return word === undefined ? [] : [word];
};

/** Words that are made of the same stem, by WordNet's derivations in both directions and over two steps. */
export function findFamilies(
  wordnet: WordNet,
  headwords: readonly Headword[],
  rankOf: (word: string) => number,
): Map<string, string[]> {
  const near = new Map<string, Set<string>>();
  const link = (a: string, b: string): void => void near.set(a, (near.get(a) ?? new Set()).add(b));
  const known = new Set(headwords.map(({ word }) => word));
  for (const { word, senses } of headwords) {
    for (const sense of senses)
      for (const other of pointedAt(wordnet, sense, word, ['+', '\\'])) {
        const lower = other.toLowerCase();
        if (lower === word || !known.has(lower) || lower.includes(' ')) continue;
        link(word, lower);
        link(lower, word);
      }
  }
  return new Map(
    [...near].map(([word, first]) => {
      const second = [...first].flatMap((one) => [...(near.get(one) ?? [])]);
      const stem = word.slice(0, Math.min(4, word.length - 1));
      const family = new Set(
        [...first, ...second].filter((one) => one !== word && one.startsWith(stem.slice(0, 3))),
      );
      return [word, [...family].toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, mostFamily)];
    }),
  );
}

const light = new Set(
  'a an and the of to in on at by for with from as or be not no one all its it into up out off down over away back about'.split(
    ' ',
  ),
);

/** Phrases of WordNet (verbs, adverbs, adjectives) under the words that carry them, each with the part of speech to show it in. */
export function findIdioms(
  headwords: readonly Headword[],
  rankOf: (word: string) => number,
): Map<string, string[]> {
  const idioms = new Map<string, string[]>();
  for (const { word: phrase, senses } of headwords) {
    if (!phrase.includes(' ') || senses.every(({ synset }) => synset.startsWith('n'))) continue;
    const parts = phrase.split(' ').filter((part) => !light.has(part));
    const under = parts.length > 0 ? parts : phrase.split(' ').slice(0, 1);
    for (const part of new Set(under)) idioms.set(part, [...(idioms.get(part) ?? []), phrase]);
  }
  const rank = (phrase: string): number => Math.max(...phrase.split(' ').map(rankOf));
  return new Map(
    [...idioms].map(([word, phrases]) => [
      word,
      phrases.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostIdioms),
    ]),
  );
}
