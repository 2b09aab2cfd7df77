import type { KeyPoint } from './engine-question.ts';
import { countWords } from '#domain/words/count-words.ts';
import { sentencesOf } from '#domain/words/words-and-sentences.ts';

// What the checks of several task types ask of an item. Each gives what is wrong in words for the author; empty when nothing is.

/** Smallest and largest number of words, both included. */
export type WordRange = readonly [least: number, most: number];

/** A text outside its range of words. `what` names it at the beginning of a sentence. */
export function lengthFaults(what: string, text: string, [least, most]: WordRange): string[] {
  const count = countWords(text);
  return count < least || count > most
    ? [`${what} has ${count} words, it should have ${least} to ${most}`]
    : [];
}

/** What is only heard: digits could be said in several ways. */
export function digitFaults(what: string, text: string): string[] {
  return /\d/.test(text) ? [`${what} has digits: write numbers as words`] : [];
}

/** A single sentence that is heard. */
export function sentenceFaults(transcript: string, length: WordRange): string[] {
  return [
    ...lengthFaults('the transcript', transcript, length),
    ...(sentencesOf(transcript).length === 1 ? [] : ['the transcript should be one sentence']),
    ...digitFaults('the transcript', transcript),
    ...(/^\p{Lu}.*[.?]$/u.test(transcript)
      ? []
      : ['the transcript should begin with a capital and end with a full stop']),
  ];
}

interface OpenItem {
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

/** Model answers and key points of an open task. A key point that no model answer covers would mark good answers down. */
export function openAnswerFaults(
  { modelAnswers, keyPoints }: OpenItem,
  length: WordRange,
  fewestPoints = 4,
): string[] {
  return [
    ...modelAnswers.flatMap((answer, i) => lengthFaults(`model answer ${i + 1}`, answer, length)),
    ...(modelAnswers.length < 2 ? ['there should be at least 2 model answers'] : []),
    ...(keyPoints.length < fewestPoints
      ? [`there are ${keyPoints.length} key points, there should be at least ${fewestPoints}`]
      : []),
    ...keyPoints
      .filter(({ terms }) => !modelAnswers.some((answer) => hasTerm(answer, terms)))
      .map(({ point }) => `no model answer has a term of the key point "${point}"`),
  ];
}

/** Key points that the source says nothing of. What it does not say cannot be asked of those who sum it up. */
export function sourceFaults(what: string, source: string, keyPoints: readonly KeyPoint[]): string[] {
  return keyPoints
    .filter(({ terms }) => !hasTerm(source, terms))
    .map(({ point }) => `${what} has no term of the key point "${point}"`);
}

function hasTerm(text: string, terms: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return terms.some((term) => lower.includes(term.toLowerCase()));
}

/** Values that stand there more than once, each time after the first. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
