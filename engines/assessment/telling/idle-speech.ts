import type { TextSpan } from '#contract/entities/text-span.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import { stem } from '#domain/words/stem.ts';
import type { TaggedSentence } from '#engines/writing/grammar/check-grammar.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { fragmentsIn } from './fragments.ts';
import type { StockWords } from './stock-words.ts';

/** What tells apart what is said of an item from what can be said of any. */
export interface Idle {
  readonly stock: StockWords;
  /** Stems of the key points' terms: of this item they say something. */
  readonly terms: ReadonlySet<string>;
  /** Most other words of a sentence that only reports, and names nothing. */
  readonly mostOwn: number;
  /** Names of those who speak, in small letters: that one of them spoke says nothing yet. */
  readonly speakers: ReadonlySet<string>;
  /** Most names of things in a sentence that only says that they came up: `he mentioned light and squid`. */
  readonly mostNames: number;
  /** Stems of what stands on the screen and is not asked for. */
  readonly screen: ReadonlySet<string>;
}

type Sentence = TaggedSentence['tokens'];

/** A sentence like an earlier one in so many of its words says nothing new. */
const sameShare = 0.8;
const fewestRepeated = 4;
/** From this share of the words on, reading the screen aloud is all that an answer does. */
const mostScreen = 0.6;

/**
 * Stretches of an answer that say nothing of its item, or nothing again: a sentence that was there before, one made of words for any
 * item, key words without sentences, the words of the screen. Places are UTF-16 offsets, in order.
 */
export function idleSpeech(sentences: readonly TaggedSentence[], idle: Idle): TextSpan[] {
  const all = sentences.map(({ tokens }) => tokens).filter((tokens) => tokens.some(isWord));
  const spans = [
    ...repeated(all),
    ...all.filter((sentence) => saysNothing(sentence, idle)),
    ...screenOnly(all, idle.screen),
  ].map(spanOf);
  return [...spans, ...fragmentsIn(all)].toSorted((a, b) => a.start - b.start);
}

const isWord = ({ kind }: Sentence[number]): boolean => kind === 'word';
const spanOf = (tokens: Sentence): TextSpan => ({
  start: tokens[0]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
});
const stemsOf = (sentence: Sentence): string[] => sentence.filter(isWord).map(({ lower }) => stem(lower));

function repeated(all: readonly Sentence[]): Sentence[] {
  const earlier: ReadonlySet<string>[] = [];
  return all.filter((sentence) => {
    const own = new Set(stemsOf(sentence));
    if (own.size < fewestRepeated) return false;
    const isLike = (other: ReadonlySet<string>): boolean =>
      [...own].filter((one) => other.has(one)).length >= sameShare * Math.max(own.size, other.size);
    const isAgain = earlier.some(isLike);
    if (!isAgain) earlier.push(own);
    return isAgain;
  });
}

const verbs = tag.base | tag.verbS | tag.past | tag.participle | tag.ing | tag.comparative;
const isNumber = ({ tag: one, lower }: Pick<Sentence[number], 'tag' | 'lower'>): boolean =>
  (one & tag.number) !== 0 || /\d/u.test(lower);

/** Whether a sentence speaks of its item in no more than a word or two, and says nothing of them. */
function saysNothing(sentence: Sentence, { stock, terms, speakers, mostOwn, mostNames }: Idle): boolean {
  const content = sentence
    .filter((token) => isWord(token) && isContentWord(token.lower) && !speakers.has(token.lower))
    .map((token) => ({ ...token, stem: stem(token.lower) }));
  // A word of a key point may say something of this item, but where somebody is said to speak it is stock all the same.
  const reports = content.filter((word) => stock.reports.has(word.stem));
  const isReport = reports.some((word) => !terms.has(word.stem));
  const own = content.filter(
    (word) => (terms.has(word.stem) && !(isReport && reports.includes(word))) || !stock.all.has(word.stem),
  );
  if (own.length === 0) return !sentence.some((token) => speakers.has(token.lower));
  if (own.some(isNumber) || !isReport) return false;
  const { size } = new Set(own.map((word) => word.stem));
  return size <= mostOwn || (size <= mostNames && own.every((word) => (word.tag & verbs) === 0));
}

/** Sentences with no content word but those of the screen, where they are most of an answer. */
function screenOnly(all: readonly Sentence[], screen: ReadonlySet<string>): Sentence[] {
  if (screen.size === 0) return [];
  const read = all.filter((sentence) =>
    sentence
      .filter((token) => isWord(token) && isContentWord(token.lower))
      .every((token) => screen.has(stem(token.lower))),
  );
  const words = (some: readonly Sentence[]): number =>
    some.reduce((sum, sentence) => sum + sentence.filter(isWord).length, 0);
  return words(read) >= mostScreen * words(all) ? read : [];
}
