import {
  answerAll,
  expect,
  expectAllOnce,
  nudge,
  openDevice,
  start,
  stateOf,
  test,
} from './support/proof.ts';
import { proofOnly } from '#tests/support/rounds.ts';
import type { LineFault } from './support/faulty-line.ts';
import { practices } from './support/real-server.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 0);

const weather: readonly LineFault[] = [
  { do: 'drop-before' },
  { do: 'drop-after' },
  { do: 'reset' },
  { do: 'late-duplicate' },
  { do: 'hang' },
  { do: 'portal' },
  { do: 'slow', ms: 800 },
  { do: 'answer', status: 503, code: 'UNAVAILABLE' },
  { do: 'answer', status: 500, code: 'INTERNAL' },
  { do: 'answer', status: 429, code: 'RATE_LIMITED', retryAfter: 1 },
];
const anyOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
};

test(
  `random partitions for ${minutes} minutes: after each of them the queue is empty within 60 s`,
  proofOnly,
  async ({ server, line, learner, newBrowser }) => {
    test.skip(minutes === 0, 'only with SOAK_MINUTES');
    test.setTimeout(minutes * 60_000 + 300_000);
    const browsers = [newBrowser(), newBrowser()];
    for (const browser of browsers) browser.launch();
    const pages = await Promise.all(browsers.map((browser) => openDevice(browser, line, { learner })));
    for (const page of pages) await start(page);
    const ids: string[] = [];
    const endsAt = performance.now() + minutes * 60_000;
    const healed: number[] = [];
    while (performance.now() < endsAt) {
      const faults = [anyOf(weather), anyOf(weather)];
      line.choose = () => (Math.random() < 0.7 ? anyOf(faults) : { do: 'pass' });
      const partitionEndsAt = performance.now() + 2_000 + Math.random() * 20_000;
      while (performance.now() < partitionEndsAt) {
        const first = practices.dictation + Math.floor(Math.random() * 100);
        ids.push(...(await answerAll(anyOf(pages), first, 1 + Math.floor(Math.random() * 8))));
        await anyOf(pages).waitForTimeout(Math.random() * 1_500);
      }
      line.mend();
      const healedAt = performance.now();
      for (const page of pages) await nudge(page);
      for (const page of pages) {
        await expect.poll(async () => (await stateOf(page)).waiting, { timeout: 60_000 }).toBe(0);
      }
      healed.push(performance.now() - healedAt);
      await line.settle();
      for (const page of pages) await expectAllOnce(server, page, { learner, ids });
    }
    const slowest = `${healed.length} partitions, ${ids.length} answers, healed in at most ${(Math.max(...healed) / 1_000).toFixed(1)} s`;
    test.info().annotations.push({ type: 'figures', description: slowest });
  },
);
