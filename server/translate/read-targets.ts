import { isInScriptOf } from '#domain/translation/script-of.ts';
import { unavailable } from './ask-service.ts';

/** Shorter sentences may be names, which are the same in many languages. */
const fewestWords = 4;

/**
 * Makes one line of text of what a service answers for a sentence. Markup stays as it is, since the app shows it as text.
 */
function lineOf(text: string): string {
  return text
    .replace(/[\n\r\u2028\u2029]+/gu, ' ')
    .replace(/(?!\t)\p{Cc}/gu, '')
    .trim();
}

const isLong = (sentence: string): boolean => sentence.split(/\s+/u).length >= fewestWords;

/**
 * Reads the answers to sentences of a text, in their order.
 * @throws Problem UNAVAILABLE when they are not a translation of the text into the language
 */
export function readTargets(
  sentences: readonly string[],
  answers: readonly string[],
  language: string,
): readonly string[] {
  const targets = answers.map(lineOf);
  if (targets.includes('')) throw unavailable('leaves a sentence out');
  if (!isInScriptOf(targets.join(' '), language)) throw unavailable('answers in another language');
  const long = sentences.map(lineOf).flatMap((text, at) => (isLong(text) ? [text === targets[at]] : []));
  if (long.filter(Boolean).length * 2 > long.length) throw unavailable('returns the text untranslated');
  return targets;
}
