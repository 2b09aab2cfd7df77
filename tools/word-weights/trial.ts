import type { SpokenWord } from '#engines/speech/graph/words.ts';

/** A recording with a text of which some words are not said in it. */
export interface Trial {
  readonly id: string;
  /** What a sum of the results is kept by. */
  readonly kind: string;
  readonly samples: Float32Array;
  readonly words: readonly SpokenWord[];
  /** The speaker's vocal-tract warp, where it is known. */
  readonly warp?: number;
  /** Words of the text that are not said. */
  readonly absent: readonly number[];
  /** Words of which nobody knows. */
  readonly unknown: readonly number[];
}
