import type { JudgedWord } from './judge-words.ts';

/** A word that was said and is not in the text, as a recogniser wrote it. */
export interface InsertedWord {
  /** The number of the text's word that it was said before; any larger number at the end. */
  readonly before: number;
  readonly text: string;
  /** Enough to count without extra speech that the decoder heard there. */
  readonly isSure: boolean;
}

/** A stretch of extra speech is this many words of the text away from where the recogniser puts the inserted word, at most. */
const nearby = 1;
/** A gap between words has to be so long, in frames, to hold another one. */
const shortestGap = 8;

/**
 * Brings the decoder's extra speech and the words that a recogniser heard besides the text together. Speech that both heard gets
 * its words, which share its stretch: only together is their time known. Sure words that the decoder took for nothing are added.
 * `isAllUnderstood`: the recogniser has nearly the whole text, so that speech which it has no words for was none (a breath, an
 * echo), or was the text again.
 */
export function settleExtras(
  judged: readonly JudgedWord[],
  inserted: readonly InsertedWord[],
  isAllUnderstood: boolean,
): JudgedWord[] {
  const list = [...judged];
  for (const [before, words] of Map.groupBy(inserted, (word) => word.before)) {
    const own = findStretch(list, before);
    const at = own ?? placeBefore(list, before);
    const counted = own === undefined ? words.filter(({ isSure }) => isSure) : words;
    const stretch = own === undefined ? gapAt(list, at) : list[own];
    const from = stretch && 'from' in stretch ? stretch.from : 0;
    const to = stretch && 'to' in stretch ? stretch.to : 0;
    const named = counted.map(({ text }): JudgedWord => ({ type: 'EXTRA', text, from, to }));
    list.splice(at, own === undefined ? 0 : 1, ...named);
  }
  return isAllUnderstood ? list.filter((one) => one.type !== 'EXTRA' || one.text !== undefined) : list;
}

function findStretch(list: readonly JudgedWord[], before: number): number | undefined {
  const last = list.filter(({ type }) => type !== 'EXTRA').length;
  let reached = 0;
  const found = list.flatMap((one, at) => {
    if (one.type !== 'EXTRA') {
      reached = one.word + 1;
      return [];
    }
    const distance = Math.abs(reached - Math.min(before, last));
    return one.text === undefined && distance <= nearby ? [{ at, distance }] : [];
  });
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.at;
}

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
