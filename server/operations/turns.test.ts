import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('two at a time for each learner; who waits for an end is let in after it, also after a failure', async () => {
  const inTurn = createTurns(2);
  const ends: (() => void)[] = [];
  const hang = () => new Promise<string>((resolve) => void ends.push(() => resolve('heard')));
  const first = inTurn('ada', hang);
  const second = inTurn('ada', hang);
  await expect(inTurn('ada', hang)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await inTurn('ben', async () => 'at once')).toBe('at once');
  ends[0]?.();
  expect(await first).toBe('heard');
  await expect(inTurn('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('ada', async () => 'again')).toBe('again');
  ends[1]?.();
  expect(await second).toBe('heard');
});
