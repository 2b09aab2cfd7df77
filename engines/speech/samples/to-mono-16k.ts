import { sampleRate as targetRate } from '#engines/speech/front-end/spectra.ts';

/** Zero crossings of the sinc on each side, counted at the lower of the two rates. */
const crossings = 16;
/** Kaiser window of about 80 dB. */
const kaiserBeta = 8;
/** The transition band ends a little under half the lower rate, where speech has nothing. */
const passShare = 0.94;

/** Modified Bessel function of the first kind, order 0, by its series. */
function bessel0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** One low-pass filter for each place that an output sample can have between two input samples; each sums to 1. */
function polyphaseFilters(fromRate: number, phases: number): { taps: number; filters: Float64Array } {
  const scale = Math.min(1, targetRate / fromRate);
  const half = crossings / scale;
  const taps = 2 * Math.ceil(half);
  const filters = new Float64Array(phases * taps);
  for (let phase = 0; phase < phases; phase += 1) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - taps / 2 + 1 - phase / phases;
      const edge = Math.abs(distance) / half;
      const window = edge >= 1 ? 0 : bessel0(kaiserBeta * Math.sqrt(1 - edge * edge));
      const value = window * sinc(distance * scale * passShare);
      filters[phase * taps + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < taps; tap += 1) {
      const at = phase * taps + tap;
      filters[at] = (filters[at] as number) / sum;
    }
  }
  return { taps, filters };
}

/** The mean of the channels, so that the same voice on two channels is as loud as on one. */
function toMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const length = Math.min(first.length, ...others.map((channel) => channel.length));
  return Float32Array.from({ length }, (_, i) => {
    const sum = channels.reduce((total, channel) => total + (channel[i] ?? 0), 0);
    return sum / channels.length;
  });
}

/**
 * Decoded audio of any rate as the 16 kHz mono samples (-1..1) that both speech engines take: windowed-sinc resampling
 * that keeps time (sample `n` is the instant `n / 16000`). Device and server both use it, so that they score the same
 * samples. Throws RangeError for a rate that is no whole number from 1 to 768,000.
 */
export function toMono16k(channels: readonly Float32Array[], fromRate: number): Float32Array<ArrayBuffer> {
  if (!Number.isInteger(fromRate) || fromRate < 1 || fromRate > 768_000)
    throw new RangeError(`not a sample rate: ${fromRate}`);
  const input = toMono(channels);
  if (fromRate === targetRate) return Float32Array.from(input);
  const divisor = greatestDivisor(fromRate, targetRate);
  const phases = targetRate / divisor;
  const step = fromRate / divisor;
  const { taps, filters } = polyphaseFilters(fromRate, phases);
  const output = new Float32Array(Math.round((input.length * targetRate) / fromRate));
  for (let n = 0; n < output.length; n += 1) {
    const place = n * step;
    const first = Math.floor(place / phases) - taps / 2 + 1;
    const filterAt = (place % phases) * taps;
    const from = Math.max(0, -first);
    const to = Math.min(taps, input.length - first);
    let sum = 0;
    for (let tap = from; tap < to; tap += 1)
      sum += (filters[filterAt + tap] as number) * (input[first + tap] as number);
    output[n] = sum;
  }
  return output;
}
