import type { AcousticModel } from '#domain/speech/acoustic/acoustic-model.ts';
import { SenoneScorer } from '#domain/speech/acoustic/senone-scorer.ts';
import { isVowel } from '#domain/speech/dictionary/vowels.ts';
import { extractFeatures } from '#domain/speech/front-end/features.ts';
import type { Spectra } from '#domain/speech/front-end/spectra.ts';
import { scorePhone } from '#domain/speech/pronunciation/phone-segment.ts';
import type { AlignedPiece } from './align-words.ts';

const narrowest = 0.9;
const widest = 1.2;
const step = 0.05;

/**
 * Vocal-tract length normalisation: the warp of the filter bank under which the aligned vowels are likeliest, found by
 * climbing from no warp at all (Lee and Rose's grid search along a first alignment).
 */
export function findWarp(model: AcousticModel, spectra: Spectra, pieces: readonly AlignedPiece[]): number {
  const { definition } = model;
  const aligned = pieces.flatMap(({ label, from, to }) => {
    if (label.kind !== 'phone' || !isVowel(definition.phoneNames[label.base] ?? '')) return [];
    const { base, left, right, position } = label;
    return [{ phone: definition.triphone(base, left, right, position), from, to }];
  });
  const likelihood = (warp: number): number => {
    const scorer = new SenoneScorer(model, extractFeatures(spectra, warp));
    return aligned.reduce((sum, { phone, from, to }) => sum + scorePhone(scorer, phone, from, to), 0);
  };
  let best = { warp: 1, score: likelihood(1) };
  for (const direction of [step, -step]) {
    let isClimbing = true;
    while (isClimbing) {
      const warp = best.warp + direction;
      const score =
        warp < narrowest - 1e-9 || warp > widest + 1e-9 ? Number.NEGATIVE_INFINITY : likelihood(warp);
      isClimbing = score > best.score;
      if (isClimbing) best = { warp, score };
    }
    if (best.warp !== 1) break;
  }
  return Math.round(best.warp * 100) / 100;
}
