/** A number that a text names: an amount, a part of a whole (two thirds), or how many times as much (twice). */
export interface NamedNumber {
  readonly kind: 'amount' | 'share' | 'times';
  readonly value: number;
  readonly words: string;
  /** The two words in front of it. */
  readonly before: string;
  /** The word behind it, or a percent sign. */
  readonly after: string;
  /** UTF-16 offsets of its words. */
  readonly start: number;
  readonly end: number;
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ...ones.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
const parts = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['tenth', 10],
  ['tenths', 10],
]);
const multiples = new Map([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['doubles', 2],
  ['triple', 3],
  ['tripled', 3],
]);

const isFigure = (word: string): boolean => /^\d+(?:\.\d+)?$/u.test(word);
/** Words that a number may have inside. */
const isNumberWord = (word: string): boolean => isFigure(word) || values.has(word) || scales.has(word);

/** The value of number words in a row: `two thousand five hundred` and `2 thousand`. */
function valueOf(words: readonly string[]): number {
  let sum = 0;
  let group = 0;
  for (const word of words) {
    const scale = scales.get(word);
    if (scale === undefined) group += isFigure(word) ? Number(word) : (values.get(word) ?? 0);
    else if (scale === 100) group = Math.max(group, 1) * 100;
    else {
      sum += Math.max(group, 1) * scale;
      group = 0;
    }
  }
  return sum + group;
}

/** Where a number ends that begins at `from`: `and` belongs to it between a hundred and what follows. */
function endOf(words: readonly string[], from: number): number {
  let to = from + 1;
  while (to < words.length) {
    const [word = '', next = ''] = [words[to], words[to + 1]];
    const joins = word === 'and' && scales.has(words[to - 1] ?? '') && values.has(next);
    const goesOn =
      scales.has(word) ||
      (values.has(word) && (scales.has(words[to - 1] ?? '') || isTens(words[to - 1], word)));
    if (!joins && !goesOn) break;
    to += joins ? 2 : 1;
  }
  return to;
}

function isTens(before: string | undefined, word: string): boolean {
  return tens.includes(before ?? '') && (values.get(word) ?? 20) < 10;
}

/** What follows a number and belongs to it: `point five`, `and a half`. */
function fractionAt(words: readonly string[], at: number): { readonly value: number; readonly end: number } {
  if (words.slice(at, at + 3).join(' ') === 'and a half') return { value: 0.5, end: at + 3 };
  if (words[at] !== 'point') return { value: 0, end: at };
  let end = at + 1;
  let digits = '';
  while (digitOf(words[end]) !== undefined) {
    digits += digitOf(words[end]) ?? '';
    end += 1;
  }
  return digits === '' ? { value: 0, end: at } : { value: Number(`0.${digits}`), end };
}

function digitOf(word: string | undefined): string | undefined {
  if (word === 'oh') return '0';
  const value = values.get(word ?? '');
  return value !== undefined && value < 10 ? String(value) : undefined;
}

/** `Twenty twenty-five`, `twelve forty`: two numbers of two digits in words, with nothing between them, are one. */
function pairedEnd(text: string, tokens: readonly Token[], from: number, end: number): number {
  const words = tokens.map(({ word }) => word);
  const isWord = (at: number) => (values.get(words[at] ?? '') ?? 0) >= 10;
  if (!isWord(from) || !isWord(end) || words.slice(from, end).some((word) => scales.has(word))) return end;
  const isApart = /[^\s-]/u.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start));
  const to = endOf(words, end);
  return isApart || words.slice(end, to).some((word) => scales.has(word)) ? end : to;
}

/** A figure, with separators and decimals, or a word. */
const token = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[a-z]+/giu;

/** All numbers of a text, in figures and in words. `one` alone is a pronoun more often than a number. */
export function readNumbers(text: string): NamedNumber[] {
  const tokens = Array.from(text.matchAll(token), ({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll(',', ''),
    start: index,
    end: index + word.length,
  }));
  const words = tokens.map(({ word }) => word);
  const found: NamedNumber[] = [];
  const add = (kind: NamedNumber['kind'], value: number, from: number, to: number): void => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    found.push({
      kind,
      value,
      words: words.slice(from, to).join(' '),
      before: words.slice(Math.max(0, from - 2), from).join(' '),
      after: /^\s*%/u.test(text.slice(end)) ? '%' : (words[to] ?? ''),
      start,
      end,
    });
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const multiple = multiples.get(word);
    if (multiple !== undefined) add('times', multiple, at, at + 1);
    const part = parts.get(word);
    // "The second half" and "the third" say which, not how much.
    if (
      part !== undefined &&
      (word === 'half' || words[at - 1] === 'a') &&
      !/^(?:first|second|other)$/u.test(words[at - 1] ?? '')
    )
      add('share', 1 / part, at, at + 1);
    if (!isNumberWord(word)) continue;
    const whole = endOf(words, at);
    const paired = pairedEnd(text, tokens, at, whole);
    const fraction = fractionAt(words, paired);
    const { end } = fraction;
    const valueIn = (from: number, to: number) =>
      valueOf(words.slice(from, to).filter((one) => one !== 'and'));
    const value =
      (paired === whole ? valueIn(at, whole) : 100 * valueIn(at, whole) + valueIn(whole, paired)) +
      fraction.value;
    const next = words[end] ?? '';
    // "21st" says which.
    const isOrdinal = /^(?:st|nd|rd|th)$/u.test(next) && tokens[end]?.start === tokens[end - 1]?.end;
    if (isOrdinal) at = end;
    else if (parts.has(next)) {
      add('share', value / (parts.get(next) ?? 1), at, end + 1);
      at = end;
    } else {
      if (next === 'times') add('times', value, at, end);
      else if (word !== 'one' || end > at + 1) add('amount', value, at, end);
      at = end - 1;
    }
  }
  return found;
}
