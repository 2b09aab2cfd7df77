import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { seededRandom } from '#tools/speech-training/random.ts';

/** Notes of four chords (C, A minor, F, G) in hertz, lowest first. */
const chords = [
  [130.8, 261.6, 329.6, 392],
  [110, 220, 261.6, 329.6],
  [87.3, 220, 261.6, 349.2],
  [98, 196, 246.9, 293.7],
] as const;
const beatSeconds = 0.4;

/** Plucked strings (five harmonics that die away): a chord on every beat. It rises and falls as speech does. */
export function music(seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => {
    const time = i / sampleRate;
    const chord = chords[Math.floor(time / (4 * beatSeconds)) % chords.length] ?? chords[0];
    let sum = 0;
    for (const hertz of chord)
      for (let harmonic = 1; harmonic <= 5; harmonic += 1)
        sum += Math.sin(2 * Math.PI * hertz * harmonic * time) / harmonic;
    return 0.08 * sum * Math.exp(-8 * (time % beatSeconds));
  });
}

/** Played from the end: sounds and pace of a human voice, and no word of English. Stands for a language that nobody has here. */
export function backwards(samples: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples).reverse();
}

const order = 18;
const frame = 400;
const hop = frame / 2;

/**
 * Speech without a voice: the vocal tract of each frame (linear prediction by autocorrelation, Levinson and Durbin) is kept
 * and driven by noise in place of the larynx; then the bass, which a whisper has not, is taken off.
 */
export function whispered(samples: Float32Array, level = 0.3): Float32Array<ArrayBuffer> {
  const random = seededRandom(7);
  const out = new Float32Array(samples.length);
  for (let at = 0; at + frame <= samples.length; at += hop) {
    const windowed = Float64Array.from({ length: frame }, (_, i) => (samples[at + i] ?? 0) * hann(i));
    const { filter, gain } = linearPrediction(windowed);
    const past = new Float64Array(order);
    for (let i = 0; i < frame; i += 1) {
      let value = gain * Math.sqrt(3) * (2 * random() - 1);
      for (let k = 0; k < order; k += 1) value -= (filter[k] ?? 0) * (past[k] ?? 0);
      past.copyWithin(1, 0);
      past[0] = value;
      out[at + i] = (out[at + i] ?? 0) + value * hann(i);
    }
  }
  return out.map((value, i) => level * (value - 0.9 * (out[i - 1] ?? 0)));
}

const hann = (i: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame);

function linearPrediction(windowed: Float64Array): { filter: Float64Array; gain: number } {
  const correlation = Float64Array.from({ length: order + 1 }, (_, lag) => {
    let sum = 0;
    for (let i = lag; i < frame; i += 1) sum += (windowed[i] ?? 0) * (windowed[i - lag] ?? 0);
    return sum;
  });
  const filter = new Float64Array(order);
  let error = (correlation[0] ?? 0) * 1.0001 + 1e-9;
  for (let n = 0; n < order; n += 1) {
    let sum = correlation[n + 1] ?? 0;
    for (let k = 0; k < n; k += 1) sum += (filter[k] ?? 0) * (correlation[n - k] ?? 0);
    const reflection = -sum / error;
    const before = filter.slice(0, n);
    for (let k = 0; k < n; k += 1) filter[k] = (before[k] ?? 0) + reflection * (before[n - 1 - k] ?? 0);
    filter[n] = reflection;
    error *= 1 - reflection * reflection;
  }
  return { filter, gain: Math.sqrt(error / frame) };
}

/** As a microphone that is turned up far too much hears it. */
export function clipped(samples: Float32Array, gain = 30): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples, (sample) => Math.max(-1, Math.min(1, gain * sample)));
}

/** The samples again and again. */
export function looped(samples: Float32Array, seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: seconds * sampleRate }, (_, i) => samples[i % samples.length] ?? 0);
}
