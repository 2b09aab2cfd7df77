import type { RatedRecording } from './corpus.ts';
import type { SentenceMark } from './fit-scores.ts';

/** Scores of one recording beside the experts' marks. */
export interface Judged {
  readonly rated: RatedRecording;
  readonly phones: [number, number][];
  readonly words: [number, number][];
  readonly sentence: Record<SentenceMark, [number, number]>;
}
