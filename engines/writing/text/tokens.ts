import { apostropheMarks, invisibleMarks, normalizeText } from '#domain/words/normalize.ts';
import { wordTokens, type WordToken } from '#domain/words/word-tokens.ts';

/**
 * The smallest piece that rules look at: a word, one half of a contraction (`do` + `n't`), or one mark. `start` and `end`
 * are UTF-16 offsets into the text as typed, so nothing has to be mapped back; `text` is normalised (NFKC, quotes).
 */
export interface Token {
  readonly kind: 'word' | 'mark';
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** White space or the beginning of the text stands before it. */
  readonly spaced: boolean;
  /** At least one line break stands before it; 2 for an empty line or more. */
  readonly breaks: number;
}

/** Endings of contractions, longest first, with the word that the beginning stands for where it is not one itself. */
const clitics = ["n't", "'re", "'ve", "'ll", "'s", "'d", "'m"] as const;
const beginnings = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
  ['ai', 'be'],
]);
const apostrophe = new RegExp(`[${apostropheMarks}]`, 'u');
const invisible = new RegExp(`[${invisibleMarks}]`, 'u');

/** All tokens of a text in order, in time linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let gap = { spaced: true, breaks: 0 };
  const addMarks = (until: number): void => {
    while (at < until) {
      const mark = String.fromCodePoint(text.codePointAt(at) ?? 32);
      if (mark === '\n') gap = { spaced: true, breaks: gap.breaks + 1 };
      else if (/\s/u.test(mark)) gap = { spaced: true, breaks: gap.breaks };
      else if (!invisible.test(mark)) {
        const plain = normalizeText(mark);
        tokens.push({ kind: 'mark', text: plain, lower: plain, start: at, end: at + mark.length, ...gap });
        gap = { spaced: false, breaks: 0 };
      }
      at += mark.length;
    }
  };
  for (const word of wordTokens(text)) {
    addMarks(word.start);
    tokens.push(
      ...splitContraction(word, text).map((part, i) =>
        toToken(part, i === 0 ? gap : { spaced: false, breaks: 0 }),
      ),
    );
    at = word.end;
    gap = { spaced: false, breaks: 0 };
  }
  addMarks(text.length);
  return tokens;
}

function toToken(part: WordToken & { lower: string }, gap: { spaced: boolean; breaks: number }): Token {
  return { kind: 'word', text: part.word, lower: part.lower, start: part.start, end: part.end, ...gap };
}

function splitContraction(word: WordToken, text: string): (WordToken & { lower: string })[] {
  const lower = word.word.toLowerCase();
  const clitic = lower.includes("'")
    ? clitics.find((end) => lower.endsWith(end) && lower.length > end.length)
    : undefined;
  if (clitic === undefined) return [{ ...word, lower }];
  const raw = text.slice(word.start, word.end);
  let mark = raw.length - 1;
  while (mark > 0 && !apostrophe.test(raw[mark] ?? '')) mark -= 1;
  const cut = clitic === "n't" ? mark - 1 : mark;
  if (cut <= 0) return [{ ...word, lower }];
  const first = word.word.slice(0, -clitic.length);
  const middle = word.start + cut;
  return [
    {
      word: first,
      lower: beginnings.get(first.toLowerCase()) ?? first.toLowerCase(),
      start: word.start,
      end: middle,
    },
    { word: word.word.slice(-clitic.length), lower: clitic, start: middle, end: word.end },
  ];
}
