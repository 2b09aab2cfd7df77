/** Between two samples the sound may be higher than both: it is looked at in so many places, as BS.1770 has it. */
const places = 4;
/** Samples on each side that a value in between is made of. */
const reach = 8;

/** Windowed sinc for each place between two samples. */
const filters = Array.from({ length: places - 1 }, (_, place) => {
  const shift = (place + 1) / places;
  const taps = Array.from({ length: 2 * reach }, (__, tap) => {
    const distance = tap - reach + 1 - shift;
    const window = Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return Float32Array.from(taps, (tap) => tap / sum);
});

/**
 * The highest absolute value from each sample up to the next one. Exact for all that may come over `floor`; the rest, which is
 * most, stays as it is.
 */
export function truePeaks(samples: Float32Array, floor = 0): Float32Array {
  const peaks = samples.map(Math.abs);
  for (let i = 0; i < samples.length; i += 1) {
    const near = Math.max(peaks[i] ?? 0, Math.abs(samples[i + 1] ?? 0));
    // Between two samples a sound is at most about 6 dB over the higher one.
    if (near * 2 <= floor) continue;
    const from = Math.max(0, i - reach + 1);
    const to = Math.min(samples.length, i + reach + 1);
    let highest = peaks[i] as number;
    for (const filter of filters) {
      let value = 0;
      for (let at = from; at < to; at += 1)
        value += (filter[at - i + reach - 1] as number) * (samples[at] as number);
      highest = Math.max(highest, Math.abs(value));
    }
    peaks[i] = highest;
  }
  return peaks;
}

/** True peak of mono samples, 1 at full scale. */
export function truePeakOf(samples: Float32Array): number {
  return truePeaks(samples).reduce((highest, peak) => Math.max(highest, peak), 0);
}
