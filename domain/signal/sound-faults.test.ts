import { expect, test } from 'vitest';
import type { SignalFacts, SoundFacts } from '#contract/entities/answer.ts';
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

/** As a good microphone in a quiet room measures it. */
const good: SoundFacts = {
  voicedMs: 2_000,
  loudestDbfs: -18,
  noiseDbfs: -65,
  voiceDbfs: -22,
  peakSpreadDb: 2.5,
  bandwidthHz: 8_000,
  humHz: null,
  humDb: null,
  decayDb: 23,
  echoShare: 0.04,
};
const noVoice = { voicedMs: 0, voiceDbfs: null, bandwidthHz: null, decayDb: null, echoShare: null };

test.each<[string, Partial<SoundFacts>, Partial<SignalFacts>, string[]]>([
  ['a good recording', {}, {}, []],
  ['the noise of a dead device', { ...noVoice, loudestDbfs: -95 }, { peakDbfs: -80 }, ['silent']],
  ['nothing but a DC offset', { ...noVoice, loudestDbfs: -120 }, { ...mute, peakDbfs: -30 }, ['silent']],
  ['a keyboard', { ...noVoice, loudestDbfs: -30 }, { speechMs: 900 }, ['no-voice']],
  ['a voice over loud noise, in which level alone finds no speech', { noiseDbfs: -25 }, mute, ['noisy']],
  ['hum that hides the pulses', { ...noVoice, humHz: 50 }, {}, ['hum']],
  ['hum without a voice', { ...noVoice, humHz: 50 }, mute, ['no-voice']],
  ['hum that nobody hears', { humHz: 60, humDb: -35 }, {}, []],
  ['a loud voice at 300 ms, soft in the mean', { loudestDbfs: -39.9 }, { speechDbfs: -44 }, []],
  ['a soft voice', { loudestDbfs: -40.1 }, {}, ['too-quiet']],
  ['cut-off peaks that were turned down', { peakSpreadDb: 0.1 }, { peakDbfs: -6 }, ['clipping']],
  ['a hall', { decayDb: 8 }, {}, ['echo']],
  ['a second arrival', { echoShare: 0.2 }, {}, ['echo']],
  ['a telephone', { bandwidthHz: 4_000 }, {}, ['call-quality']],
  ['a wideband call', { bandwidthHz: 7_000 }, {}, []],
  [
    'all at once, the worst first',
    { loudestDbfs: -45, noiseDbfs: -40, humHz: 50, humDb: -5, decayDb: 5, bandwidthHz: 4_000 },
    { clippedShare: 0.1 },
    ['too-quiet', 'clipping', 'noisy', 'hum', 'echo', 'call-quality'],
  ],
])('with sound facts, %s', (_, sound, change, faults) => {
  expect(soundFaults({ ...plain, ...change, sound: { ...good, ...sound } })).toEqual(faults);
});
