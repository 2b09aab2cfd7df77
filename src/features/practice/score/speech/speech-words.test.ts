import { expect, test } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { qualityNotes } from './speech-words.ts';

const signal: SignalFacts = {
  durationMs: 6_000, speechMs: 5_000, leadingSilenceMs: 100, pauses: [], peakDbfs: -6, speechDbfs: -20, clippedShare: 0,
}; // prettier-ignore

test('what makes a score less sure is said in words, each once', () => {
  expect(qualityNotes(['too-long', 'noisy', 'too-quiet'], signal)).toEqual([
    'Only the first three minutes were scored.',
    'There was noise. It was taken off before scoring, and the score is less sure.',
    'The recording is quiet, so the score is less sure. Come closer to the microphone.',
  ]);
  expect(qualityNotes([], signal)).toEqual([]);
});

test('clipping that the MP3 has rounded off is known from the recording', () => {
  const note = 'The microphone was too loud at times, so the score is less sure. Move a little away from it.';
  expect(qualityNotes([], { ...signal, clippedShare: 0.02 })).toEqual([note]);
  expect(qualityNotes(['clipping'], { ...signal, clippedShare: 0.02 })).toEqual([note]);
  expect(qualityNotes(['clipping'], null)).toEqual([note]);
});
