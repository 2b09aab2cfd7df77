import { expect, it, test } from 'vitest';
import { levelWords, secondsText, signalFacts } from './signal-words.ts';

const spoken = {
  durationMs: 34_210,
  speechMs: 28_000,
  leadingSilenceMs: 400,
  pauses: [
    { startMs: 2_000, durationMs: 400 },
    { startMs: 9_000, durationMs: 1_250 },
  ],
  peakDbfs: -4,
  speechDbfs: -20,
  clippedShare: 0,
};

it('tells what was measured, in seconds', () => {
  expect(signalFacts(spoken).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Length: 34.2 s',
    'Speech: 28.0 s',
    'Before you spoke: 0.4 s',
    'Pauses: 2, longest 1.3 s',
    'Level: Good',
  ]);
});

it('says nothing of pauses where no voice was heard', () => {
  const silence = { ...spoken, speechMs: 0, leadingSilenceMs: null, pauses: [], speechDbfs: null };
  expect(signalFacts(silence).map(({ name }) => name)).toEqual(['Length', 'Speech', 'Level']);
});

test.each([
  [{ speechDbfs: null }, 'No voice heard'],
  [{ speechDbfs: -41 }, 'Quiet'],
  [{ clippedShare: 0.02 }, 'Too loud at times'],
])('a recording with %j has the level: %s', (change, words) => {
  expect(levelWords({ ...spoken, ...change })).toBe(words);
});

it('says a length of a minute and more in minutes and seconds', () => {
  expect([1_640, 59_900, 59_960, 75_200, 120_000].map((ms) => secondsText(ms))).toEqual([
    '1.6 s',
    '59.9 s',
    '1 min',
    '1 min 15 s',
    '2 min',
  ]);
});
