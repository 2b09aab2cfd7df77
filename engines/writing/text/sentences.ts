import type { Token } from './tokens.ts';

export interface Sentence {
  readonly tokens: readonly Token[];
  /** Number of the paragraph, from 0. Paragraphs are parted by line breaks between finished lines. */
  readonly paragraph: number;
  /** Ends with a mark that ends sentences. */
  readonly isEnded: boolean;
}

/** Abbreviations whose full stop seldom ends a sentence. */
const abbreviations = new Set(
  'mr mrs ms dr jr sr prof st vs etc e.g i.e eg ie cf fig no approx jan feb mar apr jun jul aug sep sept oct nov dec al inc ltd dept est'.split(
    ' ',
  ),
);
const enders = new Set(['.', '!', '?', '...', '\u3002']);
const closers = new Set(['"', "'", ')', ']']);

/** Cuts tokens into sentences: at end marks that end one, and at line breaks unless the next line goes on in small letters. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let paragraph = 0;
  const close = (until: number): void => {
    if (until <= from) return;
    const piece = tokens.slice(from, until);
    let last = piece.length - 1;
    while (last > 0 && closers.has(piece[last]?.text ?? '')) last -= 1;
    sentences.push({ tokens: piece, paragraph, isEnded: enders.has(piece[last]?.text ?? '') });
    from = until;
  };
  tokens.forEach((token, i) => {
    if (token.breaks > 0 && i > from && startsLine(tokens, i)) {
      close(i);
      paragraph += 1;
    } else if (i > from && isBoundary(tokens, i)) close(i);
  });
  close(tokens.length);
  return sentences;
}

function startsLine(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined) return false;
  return token.breaks > 1 || token.kind === 'mark' || !/^\p{Ll}/u.test(token.text);
}

/** Whether a new sentence starts at token `i`. */
function isBoundary(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || enders.has(token.text) || (closers.has(token.text) && !token.spaced))
    return false;
  let end = i - 1;
  while (end > 0 && closers.has(tokens[end]?.text ?? '') && tokens[end]?.spaced === false) end -= 1;
  const mark = tokens[end];
  if (mark === undefined || mark.kind !== 'mark' || !enders.has(mark.text)) return false;
  const before = tokens[end - 1];
  if (mark.text === '.' && before !== undefined && before.kind === 'word') {
    if (abbreviations.has(before.lower) && !mark.spaced) return false;
    if (/^\p{Lu}$/u.test(before.text) && before.text !== 'I') return false;
    if (/^\p{Ll}$/u.test(before.text) && tokens[end - 2]?.text === '.' && !before.spaced) return false;
    // `end.Next` is a missing space; `e.g` and `www.site` are not ends.
    if (!token.spaced) return /^\p{Lu}\p{Ll}/u.test(token.text) && /^\p{Ll}{2,}$/u.test(before.text);
  }
  if (end < i - 1 && /^\p{Ll}/u.test(token.text)) return false;
  const isEllipsis = mark.text === '...' || tokens[end - 1]?.text === '.';
  if (isEllipsis && /^\p{Ll}/u.test(token.text)) return false;
  return token.spaced || mark.text !== '.';
}
