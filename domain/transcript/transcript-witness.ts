import type { PronouncingDictionary } from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { judgeByTranscript, type TranscriptJudgement } from './judge-by-transcript.ts';
import type { Transcript } from './transcribe.ts';

/** What the transcript engine heard in a recording whose words are known. */
export interface TranscriptWitness {
  readonly transcript: Transcript;
  /** Compares words by their sounds. */
  readonly dictionary: PronouncingDictionary;
}

/** What the transcript says of the text. Nothing when nobody listened. */
export function askTranscript(
  words: readonly SpokenWord[],
  witness: TranscriptWitness | undefined,
): TranscriptJudgement {
  if (witness === undefined) return { witnesses: [], inserted: [] };
  const heard = witness.transcript.pieces.flatMap((piece) => piece.words);
  return judgeByTranscript(words, heard, witness.dictionary);
}
