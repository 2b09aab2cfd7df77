import { noRank, rankScale, readLexiconFile, wordForm } from './lexicon-file.ts';
import { buildTrie, childOf, type WordTrie } from './word-trie.ts';

/** What the lexicon knows of a word. */
export interface LexiconEntry {
  /** Bits of `wordForm`; without `lower`, `capital` or `mixed` the word occurs in print but is in no dictionary. */
  readonly form: number;
  /** Place by how common the word is, from 1; `Infinity` when unknown. */
  readonly rank: number;
  readonly tags: readonly WeightedTag[];
}

/** One open tag (a bit of `tags.ts`) and how likely it is, 1 for the likeliest. */
export interface WeightedTag {
  readonly tag: number;
  readonly weight: number;
}

export interface Lexicon {
  readonly trie: WordTrie;
  /** By the word in lower case. */
  find(word: string): LexiconEntry | undefined;
  /** By the number that the trie gives. */
  entry(index: number): LexiconEntry;
  /** Natural logarithm of the rank; 14 when unknown. Cheaper than an entry. */
  logRank(index: number): number;
  formAt(index: number): number;
}

const weights = [0.6, 0.25, 0.08, 0.015];
const unknownLogRank = 14;
/** Words whose entries are kept at hand: rules ask for the same ones over and over. */
const mostKept = 20_000;

function unpackTags(packed: number): WeightedTag[] {
  const numbers = [packed & 15, (packed >> 4) & 15, (packed >> 8) & 15];
  const levels = [1, weights[(packed >> 12) & 3] ?? 0, weights[(packed >> 14) & 3] ?? 0];
  return numbers.flatMap((number, i) =>
    number === 0 ? [] : [{ tag: 1 << (number - 1), weight: levels[i] ?? 0 }],
  );
}

/** Opens the bytes of a lexicon file (not compressed). Takes some 30 ms; throws when they are something else. */
export function readLexicon(bytes: Uint8Array): Lexicon {
  const streams = readLexiconFile(bytes);
  const trie = buildTrie(streams);
  const tagCache = new Map<number, WeightedTag[]>();
  const tagsOf = (packed: number): WeightedTag[] => {
    const known = tagCache.get(packed) ?? unpackTags(packed);
    tagCache.set(packed, known);
    return known;
  };
  const logRank = (index: number): number => {
    const byte = streams.ranks[index] ?? noRank;
    return byte === noRank ? unknownLogRank : byte / rankScale;
  };
  const entry = (index: number): LexiconEntry => ({
    form: streams.forms[index] ?? 0,
    rank:
      (streams.ranks[index] ?? noRank) === noRank
        ? Number.POSITIVE_INFINITY
        : Math.round(Math.exp(logRank(index)) - 1),
    tags: tagsOf(streams.tags[index] ?? 0),
  });
  const found = new Map<string, LexiconEntry | undefined>();
  const find = (word: string): LexiconEntry | undefined => {
    const known = found.get(word);
    if (known !== undefined || found.has(word)) return known;
    const entry = word.length === 0 || word.length > 60 ? undefined : lookUp(word);
    if (found.size >= mostKept) found.clear();
    found.set(word, entry);
    return entry;
  };
  const lookUp = (word: string): LexiconEntry | undefined => {
    let node = 0;
    for (let i = 0; i < word.length; i++) {
      node = childOf(trie, node, word.charCodeAt(i));
      if (node < 0) return undefined;
    }
    const index = trie.word[node] ?? -1;
    return index < 0 ? undefined : entry(index);
  };
  return { trie, find, entry, logRank, formAt: (index) => streams.forms[index] ?? 0 };
}

/** Whether a dictionary has the word in any way of writing it. */
export function isInDictionary({ form }: LexiconEntry): boolean {
  return (form & (wordForm.lower | wordForm.capital | wordForm.mixed)) !== 0;
}
