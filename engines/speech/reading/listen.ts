import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import { alignWords } from '#engines/speech/alignment/align-words.ts';
import { findWarp, warpTo, type Warped } from '#engines/speech/alignment/find-warp.ts';
import type { Features } from '#engines/speech/front-end/features.ts';
import { computeSpectra, type Spectra } from '#engines/speech/front-end/spectra.ts';
import { forcedReading } from '#engines/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { hearPhones, type PhoneLoop } from '#engines/speech/phones/phone-loop.ts';

/** A recording made ready for scoring: features under the speaker's warp, their scores, and what a phone loop hears. */
export interface Heard {
  readonly features: Features;
  readonly scorer: SenoneScorer;
  readonly loop: PhoneLoop;
  readonly warp: number;
}

interface ListenOptions {
  /** The speaker's vocal-tract warp when it is known; otherwise it is found along a first alignment of the words. */
  readonly warp?: number;
  /** Works on the spectra before features are taken, e.g. noise subtraction. */
  readonly clean?: (spectra: Spectra) => Spectra;
}

/** Prepares 16 kHz mono samples (-1..1) in which the words are expected. */
export function listen(
  model: AcousticModel,
  samples: Float32Array,
  words: readonly SpokenWord[],
  { warp: knownWarp, clean }: ListenOptions = {},
): Heard {
  const recorded = computeSpectra(samples);
  const spectra = clean ? clean(recorded) : recorded;
  const first = warpTo(model, spectra, knownWarp ?? 1);
  const { features, scorer, warp } =
    knownWarp === undefined ? findOwnWarp(model, spectra, { words, unwarped: first }) : first;
  return { features, scorer, warp, loop: hearPhones(model, scorer) };
}

/** The warp is found along a first alignment of the words; none where they do not fit. */
function findOwnWarp(
  model: AcousticModel,
  spectra: Spectra,
  { words, unwarped }: { words: readonly SpokenWord[]; unwarped: Warped },
): Warped {
  const pieces = alignWords(model, unwarped.scorer, words, { options: forcedReading });
  return pieces ? findWarp(model, spectra, { unwarped, pieces }) : unwarped;
}
