import { levelsByDigit, type PartLetter } from '#engines/dictionary/dictionary-file.ts';
import type { Headword } from './choose-headwords.ts';
import { collocationKey, type Collocation } from './collocations.ts';
import type { OwnMeaning } from './own-words.ts';
import { pointedAt } from './relations.ts';
import type { EntryToWrite, SenseToWrite } from './write-dictionary.ts';
import type { WordNet } from './wordnet.ts';

/** Up to which place among the headwords a word is of a level. Our estimate: lists of learners' words have about so many in each. */
const levelsUpTo = [900, 1_900, 3_800, 7_500, 15_000];

/** A synonym that is rarer than this helps no learner. */
const synonymsUpTo = 15_000;

export interface EntrySources {
  readonly wordnet: WordNet;
  readonly ownByWord: ReadonlyMap<string, readonly OwnMeaning[]>;
  /** Of these, only our own meanings are shown. */
  readonly isFunctionWord: (word: string) => boolean;
  /** Place among single words by how common they are, from 1. */
  readonly placeOf: (word: string) => number | undefined;
  readonly formOf: ReadonlyMap<string, readonly string[]>;
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly idioms: ReadonlyMap<string, readonly string[]>;
  readonly collocations: ReadonlyMap<string, readonly Collocation[]>;
  readonly pronunciations: ReadonlyMap<string, { american: string; british: string }>;
}

type Part = EntryToWrite['parts'][number];

function ownSenses(own: readonly OwnMeaning[]): Map<PartLetter, SenseToWrite[]> {
  const parts = new Map<PartLetter, SenseToWrite[]>();
  own.forEach(({ word, letter, definition, example }, i) => {
    const sense = {
      id: `own ${word} ${i}`,
      definition,
      examples: example === '' ? [] : [example],
      words: [],
      antonyms: [],
      isOwn: true,
    };
    parts.set(letter, [...(parts.get(letter) ?? []), sense]);
  });
  return parts;
}

/** WordNet's senses in each part of speech, the part that was seen most often first. */
function wordnetSenses(
  { word, senses }: Headword,
  wordnet: WordNet,
  isCommon: (word: string) => boolean,
): Map<PartLetter, SenseToWrite[]> {
  const parts = new Map<PartLetter, { seen: number; senses: SenseToWrite[] }>();
  for (const sense of senses) {
    const synset = wordnet.synsets.get(sense.synset);
    if (synset === undefined) continue;
    const part = parts.get(synset.letter) ?? { seen: 0, senses: [] };
    const { definition, examples } = synset;
    const words = synset.words.filter((one) => one.includes(' ') || isCommon(one.toLowerCase()));
    const antonyms = pointedAt(wordnet, sense, word, ['!']);
    part.senses.push({ id: sense.synset, definition, examples, words, antonyms, isOwn: false });
    part.seen += sense.seen;
    parts.set(synset.letter, part);
  }
  return new Map(
    [...parts].toSorted(([, a], [, b]) => b.seen - a.seen).map(([letter, part]) => [letter, part.senses]),
  );
}

/** Rewritten meanings take the place of WordNet's; the synonyms and opposites of as many of WordNet's senses stay behind them. */
function mergeParts(
  own: Map<PartLetter, SenseToWrite[]>,
  found: Map<PartLetter, SenseToWrite[]>,
): Map<PartLetter, SenseToWrite[]> {
  const letters = new Set([...own.keys(), ...found.keys()]);
  return new Map(
    [...letters].map((letter) => {
      const theirs = found.get(letter) ?? [];
      const ours = own.get(letter)?.map((sense, i) => {
        const { words = [], antonyms = [] } = theirs[i] ?? {};
        return { ...sense, words, antonyms };
      });
      return [letter, ours ?? theirs];
    }),
  );
}

/** The part that shows the idioms of a word: that of a verb for phrases that begin with it, else the noun's, else the first. */
function idiomPart(parts: readonly PartLetter[], word: string, phrase: string): PartLetter | undefined {
  if (phrase.startsWith(`${word} `) && parts.includes('v')) return 'v';
  return parts.includes('n') ? 'n' : parts[0];
}

export function makeEntry(headword: Headword, sources: EntrySources): EntryToWrite {
  const { word, written } = headword;
  const isCommon = (one: string): boolean => (sources.placeOf(one) ?? Infinity) <= synonymsUpTo;
  const own = ownSenses(sources.ownByWord.get(word) ?? []);
  const merged = sources.isFunctionWord(word)
    ? own
    : mergeParts(own, wordnetSenses(headword, sources.wordnet, isCommon));
  const letters = [...merged.keys()];
  const idioms = sources.idioms.get(word) ?? [];
  const parts = [...merged].map(([letter, senses]): Part => ({
    letter,
    senses,
    idioms: idioms.filter((phrase) => idiomPart(letters, word, phrase) === letter),
    collocations: sources.collocations.get(collocationKey(letter, word)) ?? [],
  }));
  const place = sources.placeOf(word) ?? null;
  const level = place === null ? null : levelsUpTo.filter((most) => place > most).length;
  return {
    word,
    written,
    ...(sources.pronunciations.get(word) ?? { american: '', british: '' }),
    rank: place,
    level: level === null || levelsByDigit[level] === undefined ? null : level,
    family: sources.families.get(word) ?? [],
    formOf: sources.formOf.get(word) ?? [],
    parts,
  };
}
