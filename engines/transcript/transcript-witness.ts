import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { Hearing } from '#engines/speech/reading/stacked-features.ts';
import { judgeByTranscript, type TranscriptJudgement } from './judge-by-transcript.ts';
import type { Transcript } from './transcribe.ts';

/** What the transcript engine heard in a recording whose words are known. */
export interface TranscriptWitness {
  readonly transcript: Transcript;
  /** Compares words by their sounds. */
  readonly dictionary: PronouncingDictionary;
}

/** What the transcript says of the text, and what it was made from. */
interface TranscriptEvidence extends TranscriptJudgement {
  readonly hearing?: Hearing;
}

/** What `scoreReading` is told of a transcript. Nothing when nobody listened. */
export function askTranscript(
  words: readonly SpokenWord[],
  witness: TranscriptWitness | undefined,
): TranscriptEvidence {
  if (witness === undefined) return { witnesses: [], inserted: [], rivals: [] };
  const heard = witness.transcript.pieces.flatMap((piece) => piece.words);
  return { ...judgeByTranscript(words, heard, witness.dictionary), hearing: witness.transcript };
}
