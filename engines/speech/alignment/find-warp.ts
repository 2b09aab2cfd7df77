import { warpRange } from '#contract/entities/warp-range.ts';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';
import { isVowel } from '#engines/speech/dictionary/vowels.ts';
import { extractFeatures, type Features } from '#engines/speech/front-end/features.ts';
import type { Spectra } from '#engines/speech/front-end/spectra.ts';
import { scorePhone } from '#engines/speech/phones/phone-segment.ts';
import type { AlignedPiece } from './align-words.ts';

const { narrowest, widest } = warpRange;
const step = 0.05;

/** A recording under a warp of the filter bank. */
export interface Warped {
  readonly warp: number;
  readonly features: Features;
  readonly scorer: SenoneScorer;
}

export function warpTo(model: AcousticModel, spectra: Spectra, warp: number): Warped {
  const features = extractFeatures(spectra, warp);
  return { warp, features, scorer: new SenoneScorer(model, features) };
}

/**
 * Vocal-tract length normalisation: the recording under the warp of the filter bank that makes the aligned vowels likeliest, found by
 * climbing from no warp at all (Lee and Rose's grid search along a first alignment). What was scored on the way is known there.
 */
export function findWarp(
  model: AcousticModel,
  spectra: Spectra,
  { unwarped, pieces }: { unwarped: Warped; pieces: readonly AlignedPiece[] },
): Warped {
  const { definition } = model;
  const aligned = pieces.flatMap(({ label, from, to }) => {
    if (label.kind !== 'phone' || !isVowel(definition.phoneNames[label.base] ?? '')) return [];
    const { base, left, right, position } = label;
    return [{ phone: definition.triphone(base, left, right, position), from, to }];
  });
  const likelihood = ({ scorer }: Warped): number =>
    aligned.reduce((sum, { phone, from, to }) => sum + scorePhone(scorer, phone, from, to), 0);
  let best = { warped: unwarped, score: likelihood(unwarped) };
  for (const direction of [1, -1]) {
    let isClimbing = true;
    for (let steps = direction; isClimbing; steps += direction) {
      const warp = Math.round((1 + steps * step) * 100) / 100;
      if (warp < narrowest || warp > widest) break;
      const warped = warpTo(model, spectra, warp);
      const score = likelihood(warped);
      isClimbing = score > best.score;
      if (isClimbing) best = { warped, score };
    }
    if (best.warped !== unwarped) break;
  }
  return best.warped;
}
