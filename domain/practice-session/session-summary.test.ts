import { expect, test } from 'vitest';
import { summarizeSession, type StopOutcome } from './session-summary.ts';

const answered = (share: number | null, seconds = 60): StopOutcome => ({
  standing: 'answered',
  share,
  seconds,
});
const skipped: StopOutcome = { standing: 'skipped', share: null, seconds: 0 };

test('what went well, what to repeat and what was skipped are told apart, the weakest first', () => {
  const summary = summarizeSession([answered(0.4), answered(0.75), answered(0.1), skipped, answered(0.6)]);
  expect(summary.well).toEqual([1]);
  expect(summary.again).toEqual([2, 0]);
  expect(summary.skipped).toEqual([3]);
  expect(summary).toMatchObject({ answered: 4, left: 0, seconds: 240 });
});

test('an answer without a score is neither: its score is still to come', () => {
  expect(summarizeSession([answered(null, 20)])).toEqual({
    answered: 1,
    left: 0,
    seconds: 20,
    well: [],
    again: [],
    skipped: [],
  });
});

test('a session in which nothing was answered took no time', () => {
  expect(summarizeSession([skipped, { ...skipped, standing: 'left' }])).toMatchObject({
    seconds: 0,
    left: 1,
  });
});
