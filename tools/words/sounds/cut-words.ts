import { sampleRate, type Spoken } from '#tools/content/kokoro.ts';
import { trimToSpeech } from '#tools/content/waveform.ts';

/** Between two words of a list: a full stop, so that each ends as if it were said alone. */
export const betweenWords = '. ';

const step = sampleRate / 200;
/** A word is cut off in a stretch of this many steps of 5 ms that is quiet. */
const quietSamples = 4 * step;
/** As a share of the loudest: -30 dB. Where no rest is as quiet as this, two words run into each other. */
const quietShare = 0.032;
/** The last sound of a word may ring on, and the first may begin, so far beyond what the model says. */
const slack = 2 * step;

function levelAt(samples: Float32Array, from: number): number {
  let sum = 0;
  for (let i = from; i < from + quietSamples; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / quietSamples);
}

function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (let at = 0; at < samples.length; at += step) loudest = Math.max(loudest, levelAt(samples, at));
  return loudest;
}

/** The middles of the quiet stretches between two places. */
function quietPlaces(
  samples: Float32Array,
  floor: number,
  { from, to }: { from: number; to: number },
): number[] {
  const places: number[] = [];
  for (let at = from; at + quietSamples <= to; at += step)
    if (levelAt(samples, at) <= floor) places.push(at + quietSamples / 2);
  return places;
}

/**
 * The words of a list that was spoken in one go, each cut out; `null` for a word beside which nothing is quiet. The model says how
 * long it holds each full stop, so a silence inside a word (before a p, t or k) is never taken for one. A word ends at the first
 * quiet place of the stop after it and begins at the last one of the stop before it: in long stops the model may breathe or hum.
 */
export function cutWords({ samples, signs }: Spoken): (Float32Array | null)[] {
  const floor = loudestOf(samples) * quietShare;
  const words: (Float32Array | null)[] = [];
  let rest = { from: 0, to: (signs[0]?.from ?? 0) + slack };
  for (const [at, { sign, from: stopAt }] of signs.entries()) {
    if (sign !== '.') continue;
    const next = signs.slice(at + 1).find(({ sign: after }) => after.trim() !== '');
    const following = { from: stopAt - slack, to: (next?.from ?? samples.length - slack) + slack };
    const begin = quietPlaces(samples, floor, rest).at(-1);
    const end = quietPlaces(samples, floor, following)[0];
    const isWhole = begin !== undefined && end !== undefined && begin < end;
    words.push(isWhole ? trimToSpeech(samples.slice(begin, end)) : null);
    rest = following;
  }
  return words;
}
