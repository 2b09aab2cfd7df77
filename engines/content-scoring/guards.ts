import { isShuffled } from './order-faults.ts';
import { stemmedWords } from '#domain/words/content-words.ts';

/** What makes an answer no real answer, or its score unsure. */
export type ContentWarning =
  | 'off-topic'
  | 'copied'
  | 'template'
  | 'repetition'
  | 'word-salad'
  | 'not-english'
  | 'all-capitals'
  | 'very-short';

export interface TextFacts {
  readonly text: string;
  readonly wordCount: number;
  /** Share of words that no dictionary has. */
  readonly unknownShare: number;
  /** Mean log-likelihood of the order of the parts of speech, per word. */
  readonly orderLikelihood: number;
}

/** How much of a text was there before, 0 to 1: by runs of words, or by whole sentences, whichever is more. */
export const repetitionOf = (text: string): number =>
  Math.max(repetitionShare(text), repeatedSentenceShare(text));

/** Share of runs of three words that were there before, 0 to 1. */
export function repetitionShare(text: string): number {
  const words = stemmedWords(text);
  const total = words.length - 2;
  if (total < 10) return 0;
  const runs = new Set<string>();
  for (let i = 0; i < total; i++)
    runs.add(`${words[i]?.lower} ${words[i + 1]?.lower} ${words[i + 2]?.lower}`);
  return 1 - runs.size / total;
}

/** Share of the words that stand in a sentence with the same words as an earlier one, all but a few, 0 to 1. */
function repeatedSentenceShare(text: string): number {
  const sentences = text
    .split(/[.!?\n]+/u)
    .map((sentence) => stemmedWords(sentence).map(({ stem }) => stem))
    .filter(({ length }) => length >= 4);
  const all = sentences.reduce((sum, { length }) => sum + length, 0);
  const earlier: Set<string>[] = [];
  let repeated = 0;
  for (const words of sentences.slice(0, mostSentences)) {
    const own = new Set(words);
    const same = (other: Set<string>): number => [...own].filter((word) => other.has(word)).length;
    if (earlier.some((other) => same(other) >= sameShare * Math.max(own.size, other.size)))
      repeated += words.length;
    else earlier.push(own);
  }
  return all === 0 ? 0 : repeated / all;
}
const sameShare = 0.8;
/** More than any answer has. */
const mostSentences = 100;

const functionWords = new Set(
  'the a an of to in is are and that it for on with as be this have by from or but not they we i can will at their our more which has was was were'.split(
    ' ',
  ),
);

/** Share of the commonest small words: English prose has 0.25 to 0.5 of them. */
export function smallWordShare(text: string): number {
  const words = stemmedWords(text);
  return words.length === 0 ? 0 : words.filter(({ lower }) => functionWords.has(lower)).length / words.length;
}

/** Warnings that need nothing but the text itself. `repetition`: by `repetitionOf`. Thresholds by hand, 2026-11. */
export function textWarnings(
  { text, wordCount, unknownShare, orderLikelihood }: TextFacts,
  repetition: number,
): ContentWarning[] {
  const warnings: ContentWarning[] = [];
  if (wordCount < 5) warnings.push('very-short');
  if (!/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) warnings.push('all-capitals');
  if (wordCount >= 5 && unknownShare > 0.3) warnings.push('not-english');
  if (repetition > 0.3) warnings.push('repetition');
  const small = smallWordShare(text);
  if (wordCount >= 25 && (small < 0.1 || small > 0.75 || isShuffled(text, wordCount, orderLikelihood)))
    warnings.push('word-salad');
  return warnings;
}
