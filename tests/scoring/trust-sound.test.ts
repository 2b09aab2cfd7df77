import { expect, it } from 'vitest';
import { judgeRefusalCases } from './trust/refusal-cases.ts';
import { judgeSound } from './trust/sound-cases.ts';

it('pauses, pace, level and other languages cost what they should', { timeout: 600_000 }, async () => {
  const verdicts = await judgeSound();
  expect(verdicts).toHaveLength(10);
  expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
});

it(
  'other texts and languages are refused, and unusual readings are scored',
  { timeout: 900_000 },
  async () => {
    const verdicts = await judgeRefusalCases();
    expect(verdicts).toHaveLength(9);
    expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
  },
);
