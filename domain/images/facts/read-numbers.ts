/** A number that a text names: an amount, a part of a whole (two thirds), or how many times as much (twice). */
export interface NamedNumber {
  readonly kind: 'amount' | 'share' | 'times';
  readonly value: number;
  readonly words: string;
  /** The two words in front of it. */
  readonly before: string;
}

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([...ones.map((word, i) => [word, i] as const), ...tens.map((word, i) => [word, (i + 2) * 10] as const)]); // prettier-ignore
const scales = new Map([['hundred', 100], ['thousand', 1_000], ['million', 1_000_000]]); // prettier-ignore
const parts = new Map([['half', 2], ['halves', 2], ['third', 3], ['thirds', 3], ['quarter', 4], ['quarters', 4], ['fifth', 5], ['fifths', 5], ['tenth', 10], ['tenths', 10]]); // prettier-ignore
const multiples = new Map([['twice', 2], ['double', 2], ['doubled', 2], ['doubles', 2], ['triple', 3], ['tripled', 3]]); // prettier-ignore

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

/** All numbers of a text, in figures and in words. `one` alone is a pronoun more often than a number. */
export function readNumbers(text: string): NamedNumber[] {
  const words = text.toLowerCase().replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/\d+(?:\.\d+)?|[a-z]+/gu) ?? []; // prettier-ignore
  const found: NamedNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const before = words.slice(Math.max(0, at - 2), at).join(' ');
    const multiple = multiples.get(word);
    if (multiple !== undefined) found.push({ kind: 'times', value: multiple, words: word, before });
    const part = parts.get(word);
    // "The second half" and "the third" say which, not how much.
    if (
      part !== undefined &&
      (word === 'half' || words[at - 1] === 'a') &&
      !/^(?:first|second|other)$/u.test(words[at - 1] ?? '')
    )
      found.push({ kind: 'share', value: 1 / part, words: word, before });
    if (!isNumberWord(word)) continue;
    const end = endOf(words, at);
    const value = valueOf(words.slice(at, end).filter((one) => one !== 'and'));
    const named = words.slice(at, end + 1).join(' ');
    const next = words[end] ?? '';
    if (parts.has(next))
      found.push({ kind: 'share', value: value / (parts.get(next) ?? 1), words: named, before });
    else if (next === 'times') found.push({ kind: 'times', value, words: named, before });
    else if (word !== 'one' || end > at + 1)
      found.push({ kind: 'amount', value, words: words.slice(at, end).join(' '), before });
    at = parts.has(next) ? end : end - 1;
  }
  return found;
}
