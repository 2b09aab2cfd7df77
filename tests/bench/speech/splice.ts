import { sampleRate } from '#engines/speech/front-end/spectra.ts';

const fadeSamples = 80;

/** A stretch of sound in seconds, with 5 ms of fading at both ends so that cuts do not click. */
export function cut(samples: Float32Array, from: number, to: number): Float32Array {
  const piece = samples.slice(Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate));
  for (let i = 0; i < Math.min(fadeSamples, piece.length); i += 1) {
    const gain = i / fadeSamples;
    piece[i] = (piece[i] as number) * gain;
    piece[piece.length - 1 - i] = (piece[piece.length - 1 - i] as number) * gain;
  }
  return piece;
}

export function join(...pieces: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate));

/** White noise of a level, the same in every run. */
export function noise(seconds: number, rms: number, random: () => number): Float32Array {
  const peak = rms * Math.sqrt(3);
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, () => peak * (2 * random() - 1));
}

export function hum(seconds: number, rms: number): Float32Array {
  const peak = rms * Math.SQRT2;
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => peak * Math.sin((2 * Math.PI * 50 * i) / sampleRate),
  );
}

export const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));

/** Adds white noise at a signal-to-noise ratio, measured over the whole recording. */
export function withNoise(samples: Float32Array, snrDb: number, random: () => number): Float32Array {
  const hiss = noise(samples.length / sampleRate, rmsOf(samples) / 10 ** (snrDb / 20), random);
  return samples.map((value, i) => value + (hiss[i] ?? 0));
}

const grain = 480;
const reach = 120;

/** Changes the pace and keeps the pitch (waveform-similarity overlap-add, Verhelst and Roelands). */
export function atPace(samples: Float32Array, pace: number): Float32Array {
  const hop = grain / 2;
  const out = new Float32Array(Math.round(samples.length / pace) + grain);
  let natural = 0;
  for (let to = 0; to + grain < out.length; to += hop) {
    const wanted = Math.round(to * pace);
    const from = to === 0 ? 0 : mostSimilar(samples, natural, wanted);
    for (let i = 0; i < grain; i += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / grain);
      out[to + i] = (out[to + i] as number) + window * (samples[from + i] ?? 0);
    }
    natural = from + hop;
  }
  return out;
}

function mostSimilar(samples: Float32Array, natural: number, wanted: number): number {
  let best = { at: Math.max(0, wanted), score: Number.NEGATIVE_INFINITY };
  for (let at = Math.max(0, wanted - reach); at <= wanted + reach; at += 4) {
    let score = 0;
    for (let i = 0; i < grain / 2; i += 2) score += (samples[natural + i] ?? 0) * (samples[at + i] ?? 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}
