import { findSpeech, type Stretch } from '#domain/signal/find-speech.ts';
import { FrameMeter, frameMs, type Frame } from '#domain/signal/frame-meter.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';

/** A stretch of a recording, in samples from `from` up to, not including, `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

const frames = (seconds: number): number => Math.round((seconds * 1000) / frameMs);
const samplesPerFrame = (sampleRate * frameMs) / 1000;
/** Moonshine heard short pieces at its training; past half a minute it begins to leave words out. */
const longest = frames(28);
const shortestBeforeCut = frames(8);
/** A gap so long is not worth listening to, and silence is where recognisers invent. */
const longGap = frames(4);
/** Kept before and after speech: soft beginnings and ends lie below the threshold. */
const margin = frames(0.25);

/**
 * The parts of a recording that hold speech, cut at pauses so that none is longer than the recogniser hears well. Empty
 * when there is no speech in it: silence, hum and steady noise never reach the recogniser.
 */
export function cutAtPauses(samples: Float32Array): Piece[] {
  const meter = new FrameMeter(sampleRate);
  meter.push(samples);
  const speech = findSpeech(meter.frames);
  return groupSpeech(speech)
    .flatMap((group) => splitLong(group, speech, meter.frames))
    .map(({ start, end }) => ({
      from: Math.max(0, start - margin) * samplesPerFrame,
      to: Math.min(samples.length, (end + margin) * samplesPerFrame),
    }));
}

/** Speech with only short gaps between. */
function groupSpeech(speech: readonly Stretch[]): Stretch[] {
  const groups: Stretch[] = [];
  for (const { start, end } of speech) {
    const last = groups.at(-1);
    if (last !== undefined && start - last.end < longGap)
      groups[groups.length - 1] = { start: last.start, end };
    else groups.push({ start, end });
  }
  return groups;
}

function splitLong(group: Stretch, speech: readonly Stretch[], all: readonly Frame[]): Stretch[] {
  const parts: Stretch[] = [];
  let start = group.start;
  while (group.end - start > longest) {
    const cut = longestPause(speech, start) ?? quietest(all, start);
    parts.push({ start, end: cut.start });
    start = cut.end;
  }
  return [...parts, { start, end: group.end }];
}

/** The longest pause at which a piece from `start` may end. */
function longestPause(speech: readonly Stretch[], start: number): Stretch | undefined {
  const pauses = speech.slice(1).map((next, i) => ({ start: speech[i]?.end ?? next.start, end: next.start }));
  return pauses
    .filter((pause) => pause.start >= start + shortestBeforeCut && pause.start <= start + longest)
    .reduce<Stretch | undefined>(
      (best, pause) => (best === undefined || pause.end - pause.start > best.end - best.start ? pause : best),
      undefined,
    );
}

/** Somebody who never pauses is cut at the quietest tenth of a second of the second half. */
function quietest(all: readonly Frame[], start: number): Stretch {
  const width = frames(0.1);
  let best = { at: start + longest - width, power: Number.POSITIVE_INFINITY };
  for (let at = start + Math.round(longest / 2); at + width <= start + longest; at += 1) {
    const power = all.slice(at, at + width).reduce((sum, frame) => sum + frame.power, 0);
    if (power < best.power) best = { at, power };
  }
  const middle = best.at + Math.round(width / 2);
  return { start: middle, end: middle };
}
