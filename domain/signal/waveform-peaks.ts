/** How many bars a waveform is drawn from, whatever its length. */
export const waveformBars = 200;

/** Highest absolute sample of each of `bars` equal stretches, times `factor`, at most 1. Fewer for fewer samples. */
export function waveformPeaks(samples: Float32Array, factor = 1, bars = waveformBars): number[] {
  const count = Math.min(bars, samples.length);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / count);
    const to = Math.floor(((bar + 1) * samples.length) / count);
    let peak = 0;
    for (let i = from; i < to; i += 1) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    return Math.min(1, peak * factor);
  });
}
