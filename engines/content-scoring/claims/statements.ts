import { stemmedWords, type ContentWord } from '#domain/words/content-words.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import { isDenied } from './denial.ts';

/** A word of a statement. */
export interface ClaimWord extends ContentWord {
  readonly isContent: boolean;
  /** A comma or another mark stands before it. */
  readonly isApart: boolean;
  /** The words round it say that it is not so. */
  readonly isDenied: boolean;
}

/** The words of a stretch of text that says something: a sentence, a part of one, a key point. */
export type Statement = readonly ClaimWord[];

const sentenceEnd = /[.;!?\n]/u;
const partEnd = /[.,:;!?\n()\u2013\u2014]/u;
/** They begin another thought. */
const turns = new Set('but while whereas although though because so which'.split(' '));

/** The sentences of a text. A key point or a phrase is one. */
export const statementsOf = (text: string): Statement[] => cut(text, sentenceEnd, new Set());

/** The parts of a text between its commas and other marks, and before words that begin another thought. */
export const partsOf = (text: string): Statement[] => cut(text, partEnd, turns);

function cut(text: string, end: RegExp, before: ReadonlySet<string>): Statement[] {
  const pieces: (ContentWord & { readonly isApart: boolean })[][] = [];
  let last: ContentWord | undefined;
  for (const word of stemmedWords(text)) {
    const gap = last === undefined ? '' : text.slice(last.end, word.start);
    if (last === undefined || before.has(word.lower) || end.test(gap)) pieces.push([]);
    pieces.at(-1)?.push({ ...word, isApart: partEnd.test(gap) });
    last = word;
  }
  return pieces.map((words) =>
    words.map((word, at) => ({
      ...word,
      isContent: isContentWord(word.lower),
      isDenied: isDenied(words, at),
    })),
  );
}
