import type { ConflictTexts } from '#data/queries/find-conflict.ts';
import { noteHtml, plainText } from './note-text.ts';

type Format = ConflictTexts['format'];

/** A line of one text, and whether the other one has it too. */
export interface ComparedLine {
  text: string;
  isOwn: boolean;
}

/** The words of a stored text, whatever it is written in. */
export const shownText = (text: string, format: Format): string =>
  format === 'html' ? plainText(text) : text;

/** The learner's words as they are stored. */
export const storedText = (text: string, format: Format): string =>
  format === 'html' ? noteHtml(text) : text.trim();

/** Lines of a text, with those marked that the other one does not have. */
export function compareLines(text: string, other: string): ComparedLine[] {
  const others = new Set(other.split('\n').map((line) => line.trim()));
  return text
    .split('\n')
    .map((line) => ({ text: line, isOwn: line.trim() !== '' && !others.has(line.trim()) }));
}

/** A start for a text made of both: all of theirs, then what only mine has. Nothing of either is left out. */
export function bothTexts(mine: string, theirs: string): string {
  const own = compareLines(mine, theirs).flatMap(({ text, isOwn }) => (isOwn ? [text] : []));
  return [theirs.trimEnd(), ...own].filter((part) => part !== '').join('\n');
}
