import type { FormRule } from '#domain/rubric/rubric.ts';
import { countWords } from '#domain/words/word-tokens.ts';
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
  | 'not-one-sentence';

export interface FormPoints {
  readonly points: number;
  readonly max: number;
  readonly reason: FormReason;
  readonly wordCount: number;
}

/**
 * Form of a written answer: its word count against the bands (docs/exam-rules.md), and nothing for a text all in capitals,
 * without punctuation, or of bullet points only (2.2). Where the rule asks for one sentence, any other number is 0 too.
 */
export function scoreForm(rule: FormRule, text: string): FormPoints {
  const wordCount = countWords(text);
  const give = (points: number, reason: FormReason) => ({ points, max: rule.max, reason, wordCount });
  if (wordCount === 0) return give(0, 'empty');
  if (isAllCapitals(text)) return give(0, 'all-capitals');
  if (!/[.!?,;:]/u.test(text)) return give(0, 'no-punctuation');
  if (isOnlyBullets(text)) return give(0, 'only-bullets');
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

/** Has no lower-case letter although its script has them. A few capitals (an acronym) are no such text. */
function isAllCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);
}

function isOnlyBullets(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*(?:[-*\u2022\u2013]|\d{1,2}[.)])\s/u.test(line));
}
