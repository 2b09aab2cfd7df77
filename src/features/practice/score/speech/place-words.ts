import type { HeardWord, SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

/** What stands in a text that was read: the text as written, with what was heard of it. */
export type HeardPiece =
  /** What stands between words. */
  | { readonly kind: 'between'; readonly text: string }
  /** `place`: the how-manieth word of the text. `at`: its place in the evidence. */
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly word: HeardWord;
      readonly place: number;
      readonly at: number;
    }
  | { readonly kind: 'extra'; readonly word: HeardWord; readonly at: number }
  | { readonly kind: 'pause'; readonly startMs: number; readonly durationMs: number }
  /** The speaker went back and began again. */
  | { readonly kind: 'restart'; readonly startMs: number };

/** A pause that listeners notice, as in the fluency rules. */
const longPauseMs = 1_000;

/** The text as written, with extra speech, long pauses and restarts where they were heard. */
export function placeWords(
  text: string,
  { words, pace }: Pick<SpeechEvidence, 'words' | 'pace'>,
): HeardPiece[] {
  const tokens = wordTokens(text);
  const events: readonly Extract<HeardPiece, { startMs: number }>[] = [
    ...(pace?.pauses ?? [])
      .filter(({ durationMs }) => durationMs >= longPauseMs)
      .map((pause) => ({ kind: 'pause' as const, ...pause })),
    ...(pace?.restartsMs ?? []).map((startMs) => ({ kind: 'restart' as const, startMs })),
  ].toSorted((a, b) => a.startMs - b.startMs);
  const pieces: HeardPiece[] = [];
  let place = 0;
  let reached = 0;
  const writeUpTo = (end: number) => {
    if (end > reached) pieces.push({ kind: 'between', text: text.slice(reached, end) });
    reached = Math.max(reached, end);
  };
  let told = 0;
  words.forEach((word, at) => {
    const token = word.type === 'EXTRA' ? undefined : tokens[place];
    if (word.type !== 'EXTRA' && token === undefined) return;
    // A full stop belongs to the word before it, and not behind what was said after that.
    writeUpTo(token?.start ?? endOfWord(text, reached));
    for (let next = events[told]; next && word.startMs !== null && next.startMs <= word.startMs;) {
      pieces.push(next);
      told += 1;
      next = events[told];
    }
    if (token) {
      pieces.push({ kind: 'word', text: text.slice(token.start, token.end), word, place, at });
      reached = token.end;
      place += 1;
    } else {
      pieces.push({ kind: 'extra', word, at });
    }
  });
  writeUpTo(text.length);
  return pieces;
}

/** The end of the punctuation that stands at a word's end without a space. */
function endOfWord(text: string, at: number): number {
  const rest = text.slice(at).search(/\s/);
  return at === 0 ? 0 : rest < 0 ? text.length : at + rest;
}
