import type { ReadingScore } from '#engines/speech/reading/score-reading.ts';
import type { SpokenScore } from '#engines/transcript/score-spoken.ts';
import type { DecodedAudio } from './decode-audio.ts';

interface Scored {
  readonly score: (SpokenScore & { readonly coverage?: undefined }) | ReadingScore;
  /** What the transcript engine wrote down. */
  readonly heard: string;
  readonly audio: Pick<DecodedAudio, 'isDamaged' | 'isCut'>;
}

/** The object that is printed for one recording. Documented in docs/scoring.md. */
export function resultLine(id: string, { score, heard, audio }: Scored): object {
  const { transcript, coverage, words, marks, fluencyFacts, quality, warp, refused, reason } = score;
  return {
    id,
    transcript,
    heard,
    coverage: coverage ?? null,
    words,
    accuracy: marks?.accuracy ?? null,
    fluency: marks?.fluency ?? null,
    prosodic: marks?.prosodic ?? null,
    total: marks?.total ?? null,
    quality: { ...quality, damaged: audio.isDamaged, cut: audio.isCut, warp, pace: fluencyFacts },
    refused,
    reason,
  };
}
