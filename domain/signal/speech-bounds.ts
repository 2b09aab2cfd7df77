import { findSpeech } from './find-speech.ts';
import { FrameMeter } from './frame-meter.ts';

/** Kept around the speech: a soft first or last sound is under the level that counts as speech. */
export const keptMs = { before: 250, after: 350 } as const;

/** Samples from `from` up to, not including, `to`: the speech and a little around it. All of it where there is no speech. */
export function speechBounds(samples: Float32Array, sampleRate: number): { from: number; to: number } {
  const meter = new FrameMeter(sampleRate);
  meter.push(samples);
  const speech = findSpeech(meter.frames);
  const [first, last] = [speech[0], speech.at(-1)];
  if (!first || !last) return { from: 0, to: samples.length };
  const samplesOf = (ms: number) => Math.round((sampleRate * ms) / 1000);
  return {
    from: Math.max(0, first.start * meter.samplesPerFrame - samplesOf(keptMs.before)),
    to: Math.min(samples.length, last.end * meter.samplesPerFrame + samplesOf(keptMs.after)),
  };
}
