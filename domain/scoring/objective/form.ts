import type { FormRule } from '#domain/rubric/rubric.ts';
import { countWords } from '#domain/words/count-words.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { sentenceEnds } from './sentence-ends.ts';

/** Why the Form trait got its points. Screens choose their text by it. */
export type FormReason =
  | 'in-band'
  | 'below-band'
  | 'above-band'
  | 'too-short'
  | 'too-long'
  | 'empty'
  | 'all-capitals'
  | 'no-punctuation'
  | 'only-bullets'
  | 'short-sentences'
  | 'not-one-sentence'
  /** Words without a verb are no sentence. Only the writing engine can tell. */
  | 'no-verb';

export interface FormPoints {
  readonly points: number;
  readonly max: number;
  readonly reason: FormReason;
  readonly wordCount: number;
  /** Only where the other way of counting words gives other points: its count. `points` and `reason` are the better ones. */
  readonly doubt?: { readonly words: number };
}

type Counter = (text: string) => number;

/** As some counters do: "U.S." is two words. */
const countGroups: Counter = (text) => wordTokens(text).length;

/**
 * Form of a written answer: its word count against the bands (docs/exam-rules.md), and nothing for a text all in capitals
 * (but for a few words), without punctuation, of bullet points only, also under a heading, or of very short sentences only (2.2). Where the rule asks for one sentence, any other number is 0 too.
 * Nobody outside the exam knows how it counts words, so the better of two ways of counting decides, and the other count is reported.
 */
export function scoreForm(rule: FormRule, text: string): FormPoints {
  const own = countedForm(rule, text, countWords);
  const other = countedForm(rule, text, countGroups);
  if (own.points === other.points) return own;
  const better = own.points > other.points ? own : other;
  return { ...better, wordCount: own.wordCount, doubt: { words: other.wordCount } };
}

function countedForm(rule: FormRule, text: string, count: Counter): FormPoints {
  const wordCount = count(text);
  const give = (points: number, reason: FormReason) => ({ points, max: rule.max, reason, wordCount });
  if (wordCount === 0) return give(0, 'empty');
  if (isAllCapitals(text)) return give(0, 'all-capitals');
  if (!/[.!?,;:]/u.test(text)) return give(0, 'no-punctuation');
  if (isOnlyBullets(text, count)) return give(0, 'only-bullets');
  if (isOnlyShortSentences(text, count)) return give(0, 'short-sentences');
  if (rule.sentences !== undefined && !hasSentences(text, rule.sentences)) {
    return give(0, 'not-one-sentence');
  }
  return fromBands(rule, wordCount, give);
}

function fromBands(
  rule: FormRule,
  wordCount: number,
  give: (points: number, reason: FormReason) => FormPoints,
): FormPoints {
  const band = rule.bands.find(({ words: [min, max] }) => wordCount >= min && wordCount <= max);
  if (band?.points === rule.max) return give(band.points, 'in-band');
  const isShort = rule.bands.some(({ points, words }) => points === rule.max && wordCount < words[0]);
  if (band === undefined) return give(0, isShort ? 'too-short' : 'too-long');
  return give(band.points, isShort ? 'below-band' : 'above-band');
}

/** So many sentences with their end marks, and no words behind the last of them. */
function hasSentences(text: string, sentences: number): boolean {
  const ends = sentenceEnds(text);
  return ends.length === sentences && countWords(text.slice(ends.at(-1))) === 0;
}

/** So small a share of words in small letters (and one in any text) does not make it a text with capitals where they belong. */
const strayShare = 0.2;

/** All but a few of its words have no lower-case letter although their script has them. An acronym alone is no such text. */
function isAllCapitals(text: string): boolean {
  const words = wordTokens(text).filter(({ word }) => /\p{Lu}|\p{Ll}/u.test(word));
  const small = words.filter(({ word }) => /\p{Ll}/u.test(word)).length;
  if (small === 0) return words.length > 0;
  return words.length >= 8 && small <= Math.max(1, strayShare * words.length);
}

const bullet =
  /^\s*(?:[-*+\u2022\u2023\u2043\u25AA\u25CF\u25E6\u25A0\u00B7\u2192\u27A2\u2713\u2013\u2014]|\(?(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})[.)])\s/u;
/** Under a heading or two it is still a list. */
const listShare = 0.8;

function isOnlyBullets(text: string, count: Counter): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const points = lines.filter((line) => bullet.test(line));
  const words = (some: readonly string[]): number => count(some.join('\n'));
  return points.length > 1 && words(points) >= listShare * words(lines);
}

/** The exam gives no figure: so few words hardly hold who does what to whom. */
const shortSentence = 4;
/** Two of them are no row. */
const fewestShort = 3;
/** One longer sentence in the middle of them changes nothing. */
const shortShare = 0.8;

function isOnlyShortSentences(text: string, count: Counter): boolean {
  const ends = [...sentenceEnds(text), text.length];
  const lengths = ends.map((end, at) => count(text.slice(ends[at - 1] ?? 0, end)));
  const short = lengths.filter((words) => words > 0 && words <= shortSentence);
  const sum = (some: readonly number[]): number => some.reduce((total, words) => total + words, 0);
  return short.length >= fewestShort && sum(short) >= shortShare * sum(lengths);
}
