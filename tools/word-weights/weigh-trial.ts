import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { hearReading } from '#engines/speech/reading/score-reading.ts';
import { gatherEvidence, type WordEvidence } from '#engines/speech/reading/word-evidence.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { Transcript } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import type { Trial } from './trial.ts';

/** What is known of one word of a trial. */
export interface WeighedWord {
  readonly evidence: WordEvidence;
  /** 1 when the word was said, 0 when not. */
  readonly said: 0 | 1;
}

/** The words of a trial of which it is known whether they were said. */
export interface WeighedTrial {
  readonly id: string;
  readonly kind: string;
  readonly words: readonly WeighedWord[];
}

export interface Engines {
  readonly model: AcousticModel;
  readonly weights: ReadingWeights;
  readonly dictionary: PronouncingDictionary;
}

/** Sounds that a word has at least to be denied on the transcript's word. */
const leastPhones = 3;

/** The evidence of all words of a trial of which it is known whether they were said. */
export function weighTrial(
  { model, weights, dictionary }: Engines,
  { id, kind, samples, words, warp, absent, unknown }: Trial,
  transcript: Transcript,
): WeighedTrial {
  const { found } = hearReading({ model, weights }, samples, words, warp);
  if ('unusable' in found) return { id, kind, words: [] };
  const reading = { model, heard: found.heard, words, path: found.decoded };
  const all = gatherEvidence(reading, askTranscript(words, { transcript, dictionary }));
  return {
    id,
    kind,
    words: all.flatMap((evidence, word) => {
      if (unknown.includes(word) || evidence.phones < leastPhones) return [];
      return [{ evidence, said: absent.includes(word) ? 0 : 1 }];
    }),
  };
}
