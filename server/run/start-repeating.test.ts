import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startRepeating } from './start-repeating.ts';

it('runs one turn at a time, goes on after one that fails, and is still once it has stopped', async () => {
  let turns = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const errors: unknown[] = [];
  const stop = startRepeating({
    everyMs: 1,
    run: async () => {
      turns += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      atOnce -= 1;
      if (turns === 1) throw new Error('the first turn');
    },
    onError: (error) => errors.push(error),
  });
  await eventually(() => expect(turns).toBeGreaterThanOrEqual(3));
  await stop();
  expect({ atOnce, mostAtOnce, errors }).toEqual({
    atOnce: 0,
    mostAtOnce: 1,
    errors: [new Error('the first turn')],
  });
});

it('tells a turn that it is to end, and waits for it', async () => {
  const seen: string[] = [];
  const stop = startRepeating({
    everyMs: 60_000,
    run: async (signal) => {
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      seen.push('ended');
    },
    onError: () => undefined,
  });
  await stop();
  expect(seen).toEqual(['ended']);
});
