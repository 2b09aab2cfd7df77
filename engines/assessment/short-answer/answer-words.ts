import { isContentWord } from '#domain/words/is-content-word.ts';
import { comparableWords } from '#engines/transcript/comparable-words.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { singularGuesses } from '#domain/morphology/inflect.ts';

/** A word of an answer in plain form, with the place of what was written for it. */
export interface AnswerWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const units: ReadonlyMap<string, string> = new Map([
  ['$', 'dollars'],
  ['\u00A3', 'pounds'],
  ['\u20AC', 'euros'],
  ['%', 'percent'],
]);

/** The words of an answer: figures and signs of money in words, short forms in full, without `um` and `er`. */
export function answerWords(text: string): AnswerWord[] {
  return wordTokens(text).flatMap(({ word, start, end }) => {
    const unit = units.get(text.charAt(start - 1)) ?? units.get(text.charAt(end));
    const parts = comparableWords([word]).map((one) => one.word);
    return (unit === undefined ? parts : [...parts, unit]).map((part) => ({ word: part, start, end }));
  });
}

/** Whether two words are one but for the plural. */
export function isSameWord(a: string, b: string): boolean {
  return a === b || singularGuesses(a).includes(b) || singularGuesses(b).includes(a);
}

/** Words that people say around an answer. They name nothing. */
const around = new Set(
  'um er yes yeah okay please sorry maybe perhaps probably possibly definitely certainly obviously surely usually normally generally mostly mainly basically simply actually guess suppose sure mean answer question word name called known kind sort type form piece part example thing something somebody someone object item man woman guy lady correct right exactly course say tell hear heard hope remember mister missus thank thanks bit small little big large old new good special normal common hmm oh ah well'.split(
    ' ',
  ),
);

/** Whether a word could be an answer of its own. */
export function isNaming(word: string): boolean {
  return isContentWord(word) && !around.has(word);
}
