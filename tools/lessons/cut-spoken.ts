import { sampleRate, type Spoken, type TimedSign } from '#tools/content/kokoro.ts';
import { keptRange, trimToSpeech } from '#tools/content/waveform.ts';
import type { SpeechGo } from './speech-goes.ts';

/** Sound without the model's silence, and its signs on the time axis of these samples. */
export interface CutSpeech {
  readonly samples: Float32Array;
  readonly signs: readonly TimedSign[];
}

const window = sampleRate / 50;

/** The middle of the quietest 20 ms between two places. */
function quietest(samples: Float32Array, from: number, to: number): number {
  let best = { at: from, power: Number.POSITIVE_INFINITY };
  for (let at = from; at + window <= to; at += window / 4) {
    const power = samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0);
    if (power < best.power) best = { at: at + window / 2, power };
  }
  return best.at;
}

/** How many of the spoken signs are those of the go: the model leaves out signs that it does not know. */
function countOwn({ phonemes }: SpeechGo, signs: readonly TimedSign[]): number {
  let own = 0;
  for (const sign of phonemes) if (sign === signs[own]?.sign) own += 1;
  return own;
}

/** The sound of a go alone: what followed it and the silence at both ends are cut off. */
export function cutSpoken(go: SpeechGo, spoken: Spoken): CutSpeech {
  const own = spoken.signs.slice(0, countOwn(go, spoken.signs));
  const stop = own.findLast(({ sign }) => sign.trim() !== '');
  const next = spoken.signs[own.length];
  const end = stop && next ? quietest(spoken.samples, stop.from, next.from) : spoken.samples.length;
  const whole = spoken.samples.slice(0, end);
  const { from } = keptRange(whole);
  const samples = trimToSpeech(whole);
  const within = (at: number): number => Math.max(0, Math.min(samples.length, at - from));
  return {
    samples,
    signs: own.map(({ sign, ...at }) => ({ sign, from: within(at.from), to: within(at.to) })),
  };
}
