import { melFilters } from './mel-filters.ts';
import { fftLength, sampleRate, type Spectra } from './spectra.ts';

const filterCount = 20;
const cepstraCount = 13;
/** Cepstra, their first and their second differences. */
export const streamCount = 3;
export const streamLength = cepstraCount;
const lifter = 22;
const logFloor = 1e-4;

/** Feature vectors of 3 x 13 values (cepstra, first and second differences), one every 10 ms. */
export interface Features {
  readonly frameCount: number;
  readonly dimension: number;
  readonly values: Float32Array;
  /** Energy cepstrum (c0) of every frame before the mean was taken off. */
  readonly energy: Float32Array;
}

const dct = Float64Array.from({ length: cepstraCount * filterCount }, (_, at) => {
  const i = Math.floor(at / filterCount);
  const j = at % filterCount;
  const scale = i === 0 ? Math.sqrt(1 / filterCount) : Math.sqrt(2 / filterCount);
  const lift = 1 + (lifter / 2) * Math.sin((i * Math.PI) / lifter);
  return Math.cos((i * (j + 0.5) * Math.PI) / filterCount) * scale * lift;
});

/** Mel-frequency cepstra: [frame][13]. */
function cepstra({ frameCount, binCount, power }: Spectra, warp: number): Float32Array {
  const filters = melFilters({ sampleRate, fftLength, filterCount, lowHz: 130, highHz: 3_700, warp });
  const values = new Float32Array(frameCount * cepstraCount);
  const mel = new Float64Array(filterCount);
  for (let t = 0; t < frameCount; t += 1) {
    filters.forEach(({ firstBin, weights }, f) => {
      const from = t * binCount + firstBin;
      let sum = 0;
      for (let i = 0; i < weights.length; i += 1) sum += (weights[i] as number) * (power[from + i] as number);
      mel[f] = Math.log(sum + logFloor);
    });
    for (let i = 0; i < cepstraCount; i += 1) {
      let sum = 0;
      for (let j = 0; j < filterCount; j += 1)
        sum += (mel[j] as number) * (dct[i * filterCount + j] as number);
      values[t * cepstraCount + i] = sum;
    }
  }
  return values;
}

function subtractMean(values: Float32Array, frameCount: number): void {
  const mean = new Float64Array(cepstraCount);
  let counted = 0;
  for (let t = 0; t < frameCount; t += 1) {
    if ((values[t * cepstraCount] as number) <= 0) continue;
    counted += 1;
    for (let i = 0; i < cepstraCount; i += 1)
      mean[i] = (mean[i] as number) + (values[t * cepstraCount + i] as number);
  }
  if (counted === 0) return;
  for (let at = 0; at < values.length; at += 1)
    values[at] = (values[at] as number) - (mean[at % cepstraCount] as number) / counted;
}

/**
 * Features as the CMU Sphinx front end makes them: 20 mel filters from 130 to 3,700 Hz, 13 liftered cepstra less their
 * mean, differences over +-2 frames, and those of +-1 over +-3. `warp` scales the filter edges (vocal-tract length
 * normalisation); 1 is none.
 */
export function extractFeatures(spectra: Spectra, warp = 1): Features {
  const { frameCount } = spectra;
  const c = cepstra(spectra, warp);
  const energy = Float32Array.from({ length: frameCount }, (_, t) => c[t * cepstraCount] as number);
  subtractMean(c, frameCount);
  const dimension = streamCount * cepstraCount;
  const values = new Float32Array(frameCount * dimension);
  const at = (t: number, i: number): number =>
    c[Math.min(Math.max(t, 0), frameCount - 1) * cepstraCount + i] as number;
  for (let t = 0; t < frameCount; t += 1) {
    for (let i = 0; i < cepstraCount; i += 1) {
      const out = t * dimension + i;
      values[out] = at(t, i);
      values[out + cepstraCount] = at(t + 2, i) - at(t - 2, i);
      values[out + 2 * cepstraCount] = at(t + 3, i) - at(t - 1, i) - (at(t + 1, i) - at(t - 3, i));
    }
  }
  return { frameCount, dimension, values, energy };
}
