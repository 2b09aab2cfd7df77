import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProductServer } from '#tests/support/product-server.ts';
import type { BenchTable } from './bench-table.ts';
import { fillProfile, timeColdStart } from './offline-profile.ts';
import { median, quartiles } from './statistics.ts';

const rounds = 9;
const question = '/dashboard/reading/multiple-choice-single/15001';

interface Taken {
  readonly ms: number;
  /** `null` where more is done before it could be counted. */
  readonly workMs: number | null;
}

const prompt = (page: Page) =>
  page.getByText('Beekeeping was once an activity of the countryside.').waitFor({ timeout: 60_000 });
const firstOption = (page: Page) => page.getByRole('radio', { name: /^A\. / }).waitFor({ timeout: 60_000 });
const loaded = (page: Page) => page.waitForLoadState('load');

/** Offline cold start to a question that can be read and answered, beside a stored file through the same service worker. */
export async function runColdStartBench(): Promise<BenchTable> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const profile = mkdtempSync(join(tmpdir(), 'passage-bench-'));
  const read: Taken[] = [];
  const answer: Taken[] = [];
  const floor: Taken[] = [];
  try {
    await server.start();
    await fillProfile(profile, `${server.url}${question}`, firstOption);
    await server.kill();
    for (let round = 0; round < rounds; round += 1) {
      const timeApp = async (): Promise<void> => {
        const { times, workMs } = await timeColdStart(profile, `${server.url}${question}`, [
          prompt,
          firstOption,
        ]);
        const [readMs = Number.NaN, answerMs = Number.NaN] = times;
        read.push({ ms: readMs, workMs: null });
        answer.push({ ms: answerMs, workMs });
      };
      const timeFloor = async (): Promise<void> => {
        const { times, workMs } = await timeColdStart(profile, `${server.url}/manifest.webmanifest`, [
          loaded,
        ]);
        floor.push({ ms: times[0] ?? Number.NaN, workMs });
      };
      for (const step of round % 2 === 0 ? [timeApp, timeFloor] : [timeFloor, timeApp]) await step();
    }
  } finally {
    await server.dispose();
    rmSync(profile, { recursive: true, force: true });
  }
  const floorMs = median(floor.map(({ ms }) => ms));
  const row = (name: string, taken: readonly Taken[]): string[] => {
    const times = taken.map(({ ms }) => ms);
    const works = taken.flatMap(({ workMs }) => workMs ?? []);
    const [low, high] = quartiles(times);
    return [
      name,
      median(times).toFixed(0),
      `${low.toFixed(0)}-${high.toFixed(0)}`,
      `${(median(times) / floorMs).toFixed(1)}x`,
      works.length === 0 ? '-' : median(works).toFixed(0),
    ];
  };
  return {
    title: 'Offline cold start to an interactive question',
    note: `The server is dead, the browser is new, the processor 4x slowed down (CDP). From navigation start until the text can be read, and until the first option can be chosen; median of ${rounds} interleaved runs. The floor is a stored file of the same app through the same service worker. Work: how long the main thread was at work until then, 4x slowed down, whatever else the machine did meanwhile.`,
    columns: ['what', 'median ms', 'quartiles ms', 'of the floor', 'work ms'],
    rows: [
      row('question, its text can be read', read),
      row('question, ready to answer', answer),
      row('floor: a stored file', floor),
    ],
  };
}
