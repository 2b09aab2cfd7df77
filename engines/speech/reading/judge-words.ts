import type { ReadingPath, SaidWord } from './decode-reading.ts';

/** A word of the text, or speech that is not in it. Frames from `from` up to, not including, `to`. */
export type JudgedWord =
  | {
      readonly type: 'CORRECT' | 'REPLACED';
      readonly word: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'MISSED'; readonly word: number }
  | {
      readonly type: 'EXTRA';
      readonly from: number;
      readonly to: number;
      /** What was said, when a second witness heard it. Then `to` is `from` where the time is not known. */
      readonly text?: string;
    };

/** The best reading of a word that was said more than once. */
function bestOf(readings: readonly SaidWord[]): SaidWord | undefined {
  return readings.reduce<SaidWord | undefined>(
    (best, next) => (best === undefined || next.probability > best.probability ? next : best),
    undefined,
  );
}

/**
 * Every word of the text in order, with extra speech between them. A word that the decoder skipped is REPLACED when other
 * speech stands in its place, and otherwise MISSED.
 */
export function judgeWords(wordCount: number, { said, extra }: ReadingPath): JudgedWord[] {
  const bestByWord = Array.from({ length: wordCount }, (_, word) =>
    bestOf(said.filter((one) => one.word === word)),
  );
  const used = new Set<number>();
  const judged: JudgedWord[] = [];
  let reached = 0;
  const leaveExtras = (until: number): void => {
    extra.forEach((stretch, i) => {
      if (used.has(i) || stretch.from >= until || stretch.from < reached) return;
      used.add(i);
      judged.push({ type: 'EXTRA', ...stretch });
    });
  };
  bestByWord.forEach((best, word) => {
    if (best) {
      leaveExtras(best.from);
      const type = best.isAccepted ? 'CORRECT' : 'REPLACED';
      judged.push({ type, word, from: best.from, to: best.to });
      reached = Math.max(reached, best.to);
      return;
    }
    const next = bestByWord.slice(word + 1).find((other) => other !== undefined);
    const until = next?.from ?? Number.POSITIVE_INFINITY;
    const standIn = extra.findIndex(({ from }, i) => !used.has(i) && from >= reached && from < until);
    const stretch = extra[standIn];
    if (!stretch) {
      judged.push({ type: 'MISSED', word });
      return;
    }
    used.add(standIn);
    judged.push({ type: 'REPLACED', word, ...stretch });
  });
  extra.forEach((stretch, i) => {
    if (!used.has(i)) judged.push({ type: 'EXTRA', ...stretch });
  });
  return judged;
}

/** Frames at which the reader went back and said a word again. */
export function findRestarts({ said }: ReadingPath): number[] {
  return said.filter(({ word }, i) => i > 0 && word <= (said[i - 1]?.word ?? -1)).map(({ from }) => from);
}
