import { sampleRate } from './kokoro.ts';

const frame = sampleRate / 100;
/** Below this share of the loudest 10 ms a stretch counts as silence (-36 dB): some voices end in a hiss of -40 dB. */
const silenceShare = 0.016;

function levels(samples: Float32Array): number[] {
  const all: number[] = [];
  for (let at = 0; at < samples.length; at += frame) {
    const part = samples.subarray(at, at + frame);
    all.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  }
  return all;
}

/** Where speech begins and ends, in samples; an empty range without any. */
export function findSpeech(samples: Float32Array): { from: number; to: number } {
  const loud = levels(samples);
  const floor = Math.max(...loud, 0) * silenceShare;
  const first = loud.findIndex((level) => level > floor);
  if (first < 0) return { from: 0, to: 0 };
  const last = loud.findLastIndex((level) => level > floor);
  return { from: first * frame, to: Math.min(samples.length, (last + 1) * frame) };
}

/** How loud the speech in it is: the mean power of what is no silence. 0 without any. */
export function speechPower(parts: readonly Float32Array[]): number {
  const loud = parts.flatMap(levels);
  const floor = Math.max(...loud, 0) * silenceShare;
  const spoken = loud.filter((level) => level > floor);
  return spoken.reduce((sum, level) => sum + level * level, 0) / Math.max(1, spoken.length);
}

/** Silence of this many milliseconds. */
export function silence(durationMs: number): Float32Array {
  return new Float32Array(Math.round((durationMs / 1000) * sampleRate));
}

/** What `trimToSpeech` keeps, in samples. */
export function keptRange(samples: Float32Array): { from: number; to: number } {
  const { from, to } = findSpeech(samples);
  const margin = Math.round(0.05 * sampleRate);
  return { from: Math.max(0, from - margin), to: Math.min(samples.length, to + margin) };
}

/** Keeps a little of the breath around the speech, and fades both ends so that no cut is heard. */
export function trimToSpeech(samples: Float32Array): Float32Array {
  const { from, to } = keptRange(samples);
  const kept = samples.slice(from, to);
  const fade = Math.min(Math.round(0.008 * sampleRate), Math.floor(kept.length / 2));
  for (let i = 0; i < fade; i += 1) {
    kept[i] = (kept[i] ?? 0) * (i / fade);
    const end = kept.length - 1 - i;
    kept[end] = (kept[end] ?? 0) * (i / fade);
  }
  return kept;
}

export function concatenate(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
