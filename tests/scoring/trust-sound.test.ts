import { expect, it } from 'vitest';
import { judgeSound } from './trust/sound-cases.ts';

it('pauses, pace, level and other languages cost what they should', { timeout: 600_000 }, async () => {
  const verdicts = await judgeSound();
  expect(verdicts).toHaveLength(10);
  expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
});
