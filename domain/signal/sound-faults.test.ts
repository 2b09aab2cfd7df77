import { expect, test } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { soundFaults } from './sound-faults.ts';

/** A recording as older apps stored it: without `sound`. */
const plain: SignalFacts = {
  durationMs: 5_000,
  speechMs: 4_000,
  leadingSilenceMs: 400,
  pauses: [],
  peakDbfs: -8,
  speechDbfs: -22,
  clippedShare: 0,
};
const mute = { speechMs: 0, speechDbfs: null, leadingSilenceMs: null };

test.each([
  ['a good recording', {}, []],
  ['digital silence', { ...mute, peakDbfs: -120 }, ['silent']],
  ['a dead device', { ...mute, peakDbfs: -80 }, ['silent']],
  ['a room without a voice', { ...mute, peakDbfs: -50 }, ['no-voice']],
  ['a voice far away', { speechDbfs: -44 }, ['too-quiet']],
  ['a voice at full scale', { clippedShare: 0.01 }, ['clipping']],
])('without sound facts, %s', (_, change, faults) => {
  expect(soundFaults({ ...plain, ...change })).toEqual(faults);
});
