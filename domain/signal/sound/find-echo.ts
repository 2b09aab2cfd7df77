import { hann } from './frame-cutter.ts';
import { longWindow, type LongSpectra } from './long-spectra.ts';
import { PowerSpectrum } from '#domain/signal/power-spectrum.ts';

/** Where a voice has most of its power. */
const lowHz = 150;
const highHz = 3_600;
/** Slower changes along the spectrum than this are the voice's own. */
const smoothHz = 12;
const mostNeper = 3;
const soonestSeconds = 0.07;
const latestSeconds = 0.32;

/**
 * Amplitude of a second arrival of the same sound, as a share of the first, 0..1: it makes waves on the long-term spectrum, which
 * stand as a peak at its delay in the spectrum's own spectrum (the cepstrum). `null` when less than a second was heard.
 */
export function echoShare({ total, low, hertzPerBin }: LongSpectra): number | null {
  if (low.length === 0) return null;
  const first = Math.round(lowHz / hertzPerBin);
  const count = Math.min(total.length, Math.round(highHz / hertzPerBin)) - first;
  if (count <= 0) return null;
  const logs = Float64Array.from({ length: count }, (_, i) => Math.log((total[first + i] as number) + 1e-14));
  const window = hann(count);
  const waves = withoutTrend(logs, Math.round(smoothHz / hertzPerBin)).map(
    (value, i) => Math.max(-mostNeper, Math.min(mostNeper, value)) * (window[i] as number),
  );
  const cepstrum = new Float64Array(longWindow / 2 + 1);
  new PowerSpectrum(longWindow).compute(waves, cepstrum);
  const binsPerSecond = longWindow * hertzPerBin;
  const peak = cepstrum
    .subarray(Math.round(soonestSeconds * binsPerSecond), Math.round(latestSeconds * binsPerSecond))
    .reduce((most, value) => Math.max(most, value), 0);
  return Math.min(1, Math.sqrt(peak) / window.reduce((sum, value) => sum + value, 0));
}

/** Each value less the mean of its neighbours. */
function withoutTrend(values: Float64Array, reach: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, i) => (sums[i + 1] = (sums[i] as number) + value));
  return values.map((value, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(values.length, i + reach + 1);
    return value - ((sums[to] as number) - (sums[from] as number)) / (to - from);
  });
}
