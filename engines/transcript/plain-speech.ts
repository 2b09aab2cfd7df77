import { wordTokens } from '#domain/words/word-tokens.ts';
import { comparableWords } from './comparable-words.ts';
import { findRepeats } from './find-repeats.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What a speaker meant to say. */
export interface PlainSpeech {
  readonly text: string;
  /** The place in the transcript of a place in `text`, both as UTF-16 offsets. */
  readonly placeOf: (place: Place) => Place;
}

/**
 * A transcript without fillers, and without words that the speaker said again right away: the last time counts. Only words go, with
 * the comma and the space behind them.
 */
export function plainSpeech(transcript: string): PlainSpeech {
  const tokens = wordTokens(transcript);
  const words = comparableWords(tokens.map(({ word }) => word));
  const plain = words.map(({ word }) => word);
  const again = new Set(
    findRepeats(plain).flatMap(({ at, length }) => Array.from({ length }, (_, i) => at - length + i)),
  );
  // Of a filler no word is left. A contraction goes only when all of it was said again.
  const kept = new Set(words.flatMap(({ source }, i) => (again.has(i) ? [] : [source])));
  const pieces: { readonly at: number; readonly from: number; readonly text: string }[] = [];
  let length = 0;
  const keep = (from: number, to: number): void => {
    if (to <= from) return;
    pieces.push({ at: length, from, text: transcript.slice(from, to) });
    length += to - from;
  };
  let from = 0;
  for (const [i, { start, end }] of tokens.entries()) {
    if (kept.has(i)) continue;
    keep(from, start);
    from = end + (/^,?\s*/u.exec(transcript.slice(end))?.[0].length ?? 0);
  }
  keep(from, transcript.length);
  const offsetOf = (offset: number): number => {
    const piece = pieces.findLast(({ at }) => at <= offset);
    return piece === undefined ? offset : piece.from + offset - piece.at;
  };
  return {
    text: pieces.map(({ text }) => text).join(''),
    // The end is where the last letter is, not where the next piece begins.
    placeOf: ({ start, end }) => ({
      start: offsetOf(start),
      end: end > start ? offsetOf(end - 1) + 1 : offsetOf(start),
    }),
  };
}
