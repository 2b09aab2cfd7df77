import { powerToDbfs } from './decibels.ts';
import { frameMs, type Frame } from './frame-meter.ts';

/** Frames from `start` up to, not including, `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Silence inside speech counts as a pause from here on; shorter gaps belong to the speech (a hangover). */
export const shortestPauseMs = 300;
/** Louder stretches shorter than this are clicks. */
const shortestBurstMs = 40;
/** Speech with less sound than this in all is a knock or a cough. */
const shortestSpeechMs = 80;
/** Nothing under this level is speech, however quiet the room. */
const faintestDbfs = -60;
/** Speech rises and falls; a level that varies less than this from its floor to its height is noise or hum. */
const leastRangeDb = 8;
const leastOverFloorDb = 6;
const shareOfRange = 0.3;

/**
 * Finds the stretches of speech by level alone, with a threshold that adapts to the recording's own noise floor (its
 * 5th percentile) and height (its 95th). Thresholds are product choices; the exam publishes none.
 */
export function findSpeech(frames: readonly Frame[]): Stretch[] {
  const levels = frames.map((frame) => powerToDbfs(frame.voicePower));
  const threshold = speechThreshold(levels);
  if (threshold === null) return [];
  const loud = stretchesOf(levels.map((level) => level >= threshold));
  const bursts = loud.filter((stretch) => lengthMs(stretch) >= shortestBurstMs);
  return bridge(bursts)
    .filter(({ sounding }) => sounding * frameMs >= shortestSpeechMs)
    .map(({ start, end }) => ({ start, end }));
}

export function lengthMs(stretch: Stretch): number {
  return (stretch.end - stretch.start) * frameMs;
}

function speechThreshold(levels: readonly number[]): number | null {
  const sorted = [...levels].sort((a, b) => a - b);
  const floor = sorted[Math.floor(sorted.length * 0.05)];
  const height = sorted[Math.floor(sorted.length * 0.95)];
  if (floor === undefined || height === undefined) return null;
  const range = height - floor;
  if (range < leastRangeDb) return null;
  return Math.max(faintestDbfs, floor + Math.max(leastOverFloorDb, shareOfRange * range));
}

function stretchesOf(flags: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = [];
  let start = -1;
  for (const [i, isLoud] of [...flags, false].entries()) {
    if (isLoud && start < 0) start = i;
    if (!isLoud && start >= 0) {
      stretches.push({ start, end: i });
      start = -1;
    }
  }
  return stretches;
}

/** Joins stretches over gaps that are too short to be pauses; `sounding` counts the frames without the gaps. */
function bridge(bursts: readonly Stretch[]): (Stretch & { readonly sounding: number })[] {
  const joined: (Stretch & { readonly sounding: number })[] = [];
  for (const { start, end } of bursts) {
    const last = joined.at(-1);
    if (last !== undefined && (start - last.end) * frameMs < shortestPauseMs) {
      joined[joined.length - 1] = { start: last.start, end, sounding: last.sounding + end - start };
    } else {
      joined.push({ start, end, sounding: end - start });
    }
  }
  return joined;
}
