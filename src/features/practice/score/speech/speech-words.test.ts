import { expect, test } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { qualityNotes, refusalWords, speechFacts } from './speech-words.ts';

const signal: SignalFacts = {
  durationMs: 6_000,
  speechMs: 5_000,
  leadingSilenceMs: 100,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};

test('what makes a score less sure is said in words, each once', () => {
  expect(qualityNotes(['too-long', 'noisy', 'too-quiet'], signal)).toEqual([
    'Only the first three minutes were scored.',
    'There was noise. We removed it before scoring, so the score is less sure.',
    'The recording is quiet, so the score is less sure. Come closer to the microphone.',
  ]);
  expect(qualityNotes([], signal)).toEqual([]);
});

test.each([
  ['a good level', signal, '. Check that this is the right question, then try again.'],
  [
    'a quiet voice',
    { ...signal, speechDbfs: -40 },
    ', and it was quiet. Check the question, then try again a little louder.',
  ],
  [
    'a voice that clips',
    { ...signal, clippedShare: 0.05 },
    ', and it was too loud at times. Check the question, then try again a little further from the microphone.',
  ],
  ['nothing known of the level', null, '. Check that this is the right question, then try again.'],
])('what to do about another text fits %s', (_, facts, sentence) => {
  expect(refusalWords('other-text', facts)).toBe(`What we heard is not this text${sentence}`);
});

test('clipping that the MP3 has rounded off is known from the recording', () => {
  const note = 'The microphone was too loud at times, so the score is less sure. Move a little away from it.';
  expect(qualityNotes([], { ...signal, clippedShare: 0.02 })).toEqual([note]);
  expect(qualityNotes(['clipping'], { ...signal, clippedShare: 0.02 })).toEqual([note]);
  expect(qualityNotes(['clipping'], null)).toEqual([note]);
});

test('how much was understood is told in tenths, where the transcript engine has listened', () => {
  const understood = (share: number | null, engine: 'transcript' | 'reading' = 'transcript') =>
    speechFacts({ engine, pace: null, understood: share }, null);
  expect(understood(0.91)).toEqual([{ name: 'Understood', value: 'About 9 of 10 words' }]);
  expect(understood(0.96)).toEqual([{ name: 'Understood', value: 'Nearly every word' }]);
  expect(understood(1)).toEqual([{ name: 'Understood', value: 'Every word' }]);
  expect(understood(0.03)).toEqual([{ name: 'Understood', value: 'Hardly a word' }]);
  expect(understood(null)).toEqual([]);
  expect(understood(0.91, 'reading')).toEqual([
    { name: 'Clear to a listener', value: 'About 9 of 10 words' },
  ]);
});

test('fillers are told when some were heard, never that there were none', () => {
  const pace = {
    wordsPerMinute: 120,
    articulationRate: 4,
    pauses: [],
    longPauses: 0,
    restarts: 0,
    fillers: 0,
    finalRush: false,
    overFast: false,
  };
  const names = (fillers: number | null) =>
    speechFacts({ engine: 'transcript', pace: { ...pace, fillers }, understood: null }, null).filter(
      ({ name }) => name === 'Um, er',
    );
  expect(names(3)).toEqual([{ name: 'Um, er', value: '3 heard, there may be more' }]);
  expect(names(0)).toEqual([]);
  expect(names(null)).toEqual([]);
});
