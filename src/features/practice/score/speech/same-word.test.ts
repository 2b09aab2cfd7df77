import { expect, it } from 'vitest';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { inModel, inOwn } from './same-word.ts';

const word = (type: HeardWord['type'], startMs: number | null): HeardWord => ({
  word: 'a',
  type,
  startMs,
  endMs: startMs === null ? null : startMs + 100,
  score: null,
  phones: [],
});
const words = [word('CORRECT', 500), word('EXTRA', 900), word('MISSED', null), word('CORRECT', 2_000)];
const model = [0, 300, 700].map((startMs) => ({ startMs, endMs: startMs + 200 }));
const voices = { words, model };

it.each([
  [400, null],
  [500, 0],
  // Extra speech is within the word before it.
  [1_000, 0],
  [2_500, 700],
])('what the learner says at %i ms begins in the model at %j', (ownMs, modelMs) => {
  expect(inModel(voices, ownMs)).toBe(modelMs);
});

it.each([
  [0, 500],
  // The word that the learner left out: the one before it.
  [350, 500],
  [5_000, 2_000],
])('what the model says at %i ms begins in the recording at %j', (modelMs, ownMs) => {
  expect(inOwn(voices, modelMs)).toBe(ownMs);
});

it('knows no place where the model has no times', () => {
  expect(inModel({ words, model: [] }, 2_000)).toBeNull();
});
