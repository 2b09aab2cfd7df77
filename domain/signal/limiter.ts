import { truePeaks } from './true-peak.ts';

/** So long before and after a peak it is turned down: short enough to be heard as the same voice, too long to crackle. */
const holdSeconds = 0.005;

/** The lowest of the `2 * reach + 1` values around each one. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length);
  // Places whose values rise: the first is the lowest that still counts.
  const waiting = new Int32Array(values.length);
  let [first, end] = [0, 0];
  for (let i = 0; i < values.length + reach; i += 1) {
    if (i < values.length) {
      while (end > first && (values[waiting[end - 1] ?? 0] ?? 0) >= (values[i] ?? 0)) end -= 1;
      waiting[end] = i;
      end += 1;
    }
    const at = i - reach;
    if (at < 0) continue;
    while ((waiting[first] ?? 0) < at - reach) first += 1;
    lowest[at] = values[waiting[first] ?? 0] ?? 1;
  }
  return lowest;
}

/** The mean of the `2 * reach + 1` values around each one; before and after them there is 1. */
function meanAround(values: Float32Array, reach: number): Float32Array {
  const means = new Float32Array(values.length);
  let sum = reach;
  for (let i = 0; i < reach + 1; i += 1) sum += values[i] ?? 1;
  for (let i = 0; i < values.length; i += 1) {
    means[i] = sum / (2 * reach + 1);
    sum += (values[i + reach + 1] ?? 1) - (values[i - reach] ?? 1);
  }
  return means;
}

/** Samples times `gain`, turned down around each true peak that would come over `ceiling`. It sees peaks before they come. */
export function amplify(
  samples: Float32Array,
  sampleRate: number,
  { gain, ceiling }: { gain: number; ceiling: number },
): Float32Array<ArrayBuffer> {
  const highest = ceiling / gain;
  const peaks = truePeaks(samples, highest);
  const reach = Math.round(sampleRate * holdSeconds);
  const wanted = peaks.map((peak) => (peak > highest ? highest / peak : 1));
  const share = meanAround(lowestAround(wanted, reach), reach);
  const louder = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i += 1) louder[i] = (samples[i] ?? 0) * gain * (share[i] ?? 1);
  return louder;
}
