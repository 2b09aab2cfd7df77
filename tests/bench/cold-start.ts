import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import type { BenchTable } from './bench-table.ts';
import { median, quartiles } from './statistics.ts';

const rounds = 9;
const question = '/dashboard/reading/multiple-choice-single/15001';

function openProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(),
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
}

/** Opens the app once with a connection and waits until the question can be used and the shell is stored. */
async function fillDevice(profile: string, url: string): Promise<void> {
  const context = await openProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}${question}`);
  await page.getByRole('radio').first().waitFor({ timeout: 60_000 });
  // Active once the whole app is stored; it takes over with the next page.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.getByRole('radio').first().waitFor({ timeout: 60_000 });
  await context.close();
}

/** Time from navigation start until `ready` resolves, in a new browser on the filled profile with a 4x slower processor. */
async function timeColdStart(
  profile: string,
  address: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await openProfile(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    await ready(page);
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

/** Offline cold start to a question that can be answered, beside a stored file through the same service worker. */
export async function runColdStartBench(): Promise<BenchTable> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const profile = mkdtempSync(join(tmpdir(), 'passage-bench-'));
  const app: number[] = [];
  const floor: number[] = [];
  try {
    await server.start();
    await fillDevice(profile, server.url);
    await server.kill();
    for (let round = 0; round < rounds; round += 1) {
      const timeApp = async (): Promise<void> => {
        app.push(
          await timeColdStart(profile, `${server.url}${question}`, (page) =>
            page.getByRole('radio').first().waitFor(),
          ),
        );
      };
      const timeFloor = async (): Promise<void> => {
        floor.push(
          await timeColdStart(profile, `${server.url}/manifest.webmanifest`, (page) =>
            page.waitForLoadState('load'),
          ),
        );
      };
      for (const step of round % 2 === 0 ? [timeApp, timeFloor] : [timeFloor, timeApp]) await step();
    }
  } finally {
    await server.dispose();
    rmSync(profile, { recursive: true, force: true });
  }
  const row = (name: string, values: number[]): string[] => {
    const [low, high] = quartiles(values);
    return [
      name,
      median(values).toFixed(0),
      `${low.toFixed(0)}-${high.toFixed(0)}`,
      `${(median(values) / median(floor)).toFixed(1)}x`,
    ];
  };
  return {
    title: 'Offline cold start to an interactive question',
    note: `The server is dead, the browser is new, the processor 4x slowed down (CDP). From navigation start until the first option can be chosen; median of ${rounds} interleaved runs. The floor is a stored file of the same app through the same service worker.`,
    columns: ['what', 'median ms', 'quartiles ms', 'of the floor'],
    rows: [row('question, ready to answer', app), row('floor: a stored file', floor)],
  };
}
