import type { JudgedWord } from './judge-words.ts';

/** A word that was said and is not in the text, as a recogniser wrote it. */
export interface InsertedWord {
  /** The number of the text's word that it was said before; any larger number at the end. */
  readonly before: number;
  readonly text: string;
}

/** A stretch of extra speech is this many words of the text away from where the recogniser puts the inserted word, at most. */
const nearby = 1;
/** A gap between words has to be so long, in frames, to hold another one. */
const shortestGap = 8;

/**
 * Names the extra speech after the words that were inserted there, and adds those that the decoder took for nothing. Words
 * of one place share its stretch: only together is their time known.
 */
export function nameExtras(judged: readonly JudgedWord[], inserted: readonly InsertedWord[]): JudgedWord[] {
  const list = [...judged];
  const places = Map.groupBy(inserted, ({ before }) => before);
  for (const [before, words] of places) {
    const own = findStretch(list, before);
    const at = own ?? placeBefore(list, before);
    const stretch = own === undefined ? gapAt(list, at) : list[own];
    const from = stretch && 'from' in stretch ? stretch.from : 0;
    const to = stretch && 'to' in stretch ? stretch.to : 0;
    const named = words.map(({ text }): JudgedWord => ({ type: 'EXTRA', text, from, to }));
    list.splice(at, own === undefined ? 0 : 1, ...named);
  }
  return list;
}

function findStretch(list: readonly JudgedWord[], before: number): number | undefined {
  let reached = 0;
  const found = list.flatMap((one, at) => {
    if (one.type !== 'EXTRA') {
      reached = one.word + 1;
      return [];
    }
    const distance = Math.abs(reached - Math.min(before, wordCount(list)));
    return one.text === undefined && distance <= nearby ? [{ at, distance }] : [];
  });
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.at;
}

const wordCount = (list: readonly JudgedWord[]): number => list.filter(({ type }) => type !== 'EXTRA').length;

function placeBefore(list: readonly JudgedWord[], before: number): number {
  const at = list.findIndex((one) => one.type !== 'EXTRA' && one.word >= before);
  return at === -1 ? list.length : at;
}

/** The frames between the words on both sides; none where nothing fits between them. */
function gapAt(list: readonly JudgedWord[], at: number): { from: number; to: number } | undefined {
  const [last, next] = [list[at - 1], list[at]];
  if (!last || !next || !('to' in last) || !('from' in next)) return undefined;
  return next.from - last.to >= shortestGap ? { from: last.to, to: next.from } : undefined;
}
