import { quantile } from '#domain/numbers/statistics.ts';
import { powerToDbfs } from '#domain/signal/decibels.ts';
import { powerBetween, frameSeconds } from './band-frames.ts';

/** The level of each of them is followed for itself: sounds of speech end in one before they end in all. */
const octaves = [
  [500, 1000],
  [1000, 2000],
  [2000, 3400],
  [3400, 6000],
] as const;
const stepFrames = Math.round(0.1 / frameSeconds);
/** Only sound that is loud for this voice, and far over the noise into which it falls. */
const underTopDb = 15;
const overFloorDb = 30;
const fewestFrames = 20;
const fastShare = 0.95;

/**
 * How far the level falls within 100 ms where it falls fastest, in dB, mean of the octaves: a room that rings on lets no sound stop
 * faster than it does itself (a reverberation time of 1 s is 6 dB). `null` where noise hides it.
 */
export function fastestDecay(frames: readonly Float32Array[]): number | null {
  const falls = octaves.flatMap(([lowHz, highHz]) => {
    const fall = fallOf(powerBetween(frames, lowHz, highHz).map(powerToDbfs));
    return fall === null ? [] : [fall];
  });
  return falls.length === 0 ? null : falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
}

function fallOf(levels: readonly number[]): number | null {
  const least = Math.max(quantile(levels, 0.1) + overFloorDb, quantile(levels, 0.95) - underTopDb);
  const falls = levels.slice(0, -stepFrames).flatMap((level, i) => {
    return level > least ? [level - (levels[i + stepFrames] as number)] : [];
  });
  return falls.length < fewestFrames ? null : Math.max(0, quantile(falls, fastShare));
}
