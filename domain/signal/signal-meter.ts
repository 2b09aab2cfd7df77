import type { SignalFacts } from '#contract/entities/answer.ts';
import { powerToDbfs, toDbfs } from './decibels.ts';
import { findSpeech, type Stretch } from './find-speech.ts';
import { FrameMeter, frameMs, type Frame } from './frame-meter.ts';
import { voiceDbfs } from './level-ratio.ts';

/** What a level meter shows now. */
export interface LevelReading {
  /** Level of the last 300 ms. */
  readonly rmsDbfs: number;
  readonly peakDbfs: number;
  /** Samples were cut off at full scale within the last second. */
  readonly clipping: boolean;
  /** Nothing as loud as quiet speech was heard for the last three seconds; never before one second has passed. */
  readonly tooQuiet: boolean;
}

const levelFrames = 300 / frameMs;
const clippingFrames = 1000 / frameMs;
const quietFrames = 3000 / frameMs;
const soonestQuietFrames = 1000 / frameMs;

/** The contract's limit on the list; a recording with more pauses is not one that we take. */
const mostPauses = 2000;

/**
 * Measures a recording while it is made: `push` chunks of mono samples as they come (of any length), read `level` for
 * a meter, and `finish` for the facts (at any time). The result does not depend on how the samples were cut into chunks.
 */
export class SignalMeter {
  readonly #meter: FrameMeter;
  readonly #sampleRate: number;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.#meter = new FrameMeter(sampleRate);
  }

  push(chunk: Float32Array): void {
    this.#meter.push(chunk);
  }

  level(): LevelReading {
    const { frames } = this.#meter;
    const recent = frames.slice(-levelFrames);
    const lately = frames.slice(-quietFrames);
    return {
      rmsDbfs: powerToDbfs(mean(recent.map((frame) => frame.power))),
      peakDbfs: Math.min(0, toDbfs(recent.reduce((peak, frame) => Math.max(peak, frame.peak), 0))),
      clipping: frames.slice(-clippingFrames).some((frame) => frame.clippedSamples > 0),
      tooQuiet:
        frames.length >= soonestQuietFrames && lately.every((frame) => powerToDbfs(frame.power) < voiceDbfs),
    };
  }

  /** Facts of all that was pushed so far. Without speech `speechMs` is 0 and what needs speech is null or empty. */
  finish(): SignalFacts {
    const { frames, sampleCount, clippedSamples, peak, samplesPerFrame } = this.#meter;
    const msPerFrame = (samplesPerFrame / this.#sampleRate) * 1000;
    const speech = findSpeech(frames);
    const first = speech[0];
    return {
      durationMs: roundMs((sampleCount / this.#sampleRate) * 1000),
      speechMs: roundMs(speech.reduce((sum, { start, end }) => sum + end - start, 0) * msPerFrame),
      leadingSilenceMs: first === undefined ? null : roundMs(first.start * msPerFrame),
      pauses: pausesBetween(speech, msPerFrame).slice(0, mostPauses),
      peakDbfs: Math.min(0, toDbfs(peak)),
      speechDbfs: first === undefined ? null : Math.min(0, speechLevel(frames, speech)),
      clippedShare: sampleCount === 0 ? 0 : clippedSamples / sampleCount,
    };
  }
}

/** Facts of a whole recording at once. */
export function measureSignal(samples: Float32Array, sampleRate: number): SignalFacts {
  const meter = new SignalMeter(sampleRate);
  meter.push(samples);
  return meter.finish();
}

function pausesBetween(speech: readonly Stretch[], msPerFrame: number): SignalFacts['pauses'] {
  return speech.slice(1).map(({ start }, i) => {
    const end = speech[i]?.end ?? start;
    return { startMs: roundMs(end * msPerFrame), durationMs: roundMs((start - end) * msPerFrame) };
  });
}

function speechLevel(frames: readonly Frame[], speech: readonly Stretch[]): number {
  return powerToDbfs(
    mean(speech.flatMap(({ start, end }) => frames.slice(start, end).map((frame) => frame.power))),
  );
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Tenths of a millisecond: below that is rounding of the frame length. */
function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10;
}
