import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAnswers, answeredTasks } from '#tests/support/answers-on-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import type { BenchTable } from './bench-table.ts';
import { fillProfile, openProfile, timeColdStart } from './offline-profile.ts';
import { median, quartiles } from './statistics.ts';

const counts = [50, 50_000] as const;
const rounds = 7;
/** The answers lie this far apart: 50,000 of them are two years of much practice. */
const minutesApart = 20;

type Ready = (page: Page) => Promise<unknown>;

const firstButton: Ready = (page) =>
  page.getByRole('button', { name: 'Start', exact: true }).waitFor({ timeout: 120_000 });
/** Estimates, the plan with its tasks, and the old errors in it. */
const wholeHome: Ready = async (page) => {
  await page
    .getByText(/estimate from \d+ answers/)
    .first()
    .waitFor();
  await page.getByText(/to review, about \d+ min/).waitFor();
};
const wholeStatistics: Ready = async (page) => {
  await page
    .getByText(/estimate from \d+ answers/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Days of practice' }).waitFor();
  await page
    .getByRole('button', { name: /^Practise th/ })
    .first()
    .waitFor();
};

const screens = [
  {
    path: '/',
    steps: [
      ['Today, first button', firstButton],
      ['Today, all there', wholeHome],
    ],
  },
  { path: '/statistics', steps: [['statistics, all there', wholeStatistics]] },
] as const;

/** Today and the statistics of a learner with 50,000 answers, beside those of one with 50. */
export async function runManyAnswersBench(): Promise<BenchTable> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const profiles = counts.map((count) => ({
    count,
    folder: mkdtempSync(join(tmpdir(), 'passage-bench-')),
    times: new Map<string, number[]>(),
  }));
  try {
    await server.start();
    for (const { count, folder } of profiles) {
      await fillProfile(folder, server.url, firstButton);
      const context = await openProfile(folder);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(server.url);
      await firstButton(page);
      const now = Date.now();
      const times = Array.from({ length: count }, (_, at) => now - (at + 1) * minutesApart * 60_000);
      await addAnswers(page, { times, status: 'PREMIUM' });
      await context.close();
      process.stdout.write(`  ${count} answers are there\n`);
    }
    await server.kill();
    for (let round = -1; round < rounds; round += 1) {
      const order = round % 2 === 0 ? profiles : profiles.toReversed();
      for (const { path, steps } of screens)
        for (const { folder, times } of order) {
          const { times: found } = await timeColdStart(
            folder,
            `${server.url}${path}`,
            steps.map(([, ready]) => ready),
          );
          // The first one of each is not counted.
          if (round >= 0)
            for (const [at, [name]] of steps.entries())
              times.set(name, [...(times.get(name) ?? []), found[at] ?? Number.NaN]);
        }
    }
  } finally {
    await server.dispose();
    for (const { folder } of profiles) rmSync(folder, { recursive: true, force: true });
  }
  const [few, many] = profiles.map(({ times }) => times);
  const told = (values: readonly number[]): string => {
    const [low, high] = quartiles(values);
    return `${median(values).toFixed(0)} (${low.toFixed(0)}-${high.toFixed(0)})`;
  };
  return {
    title: 'Today and statistics with many answers',
    note: `The server is dead, the browser is new, the processor 4x slowed down (CDP). From navigation start, in ms; medians and quartiles of ${rounds} interleaved runs. The answers are of ${answeredTasks} tasks in turn: gaps, typed and written texts, recordings with all that was heard.`,
    columns: [
      'screen',
      ...counts.map((count) => `${count.toLocaleString('en')} answers`),
      'of the time with 50',
    ],
    rows: [...(few?.keys() ?? [])].map((name) => {
      const [small, large] = [few?.get(name) ?? [], many?.get(name) ?? []];
      return [name, told(small), told(large), `${(median(large) / median(small)).toFixed(2)}x`];
    }),
  };
}
