import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { serveFolder } from './audio-page-server.ts';
import type { BenchTable } from './bench-table.ts';
import type { CaseName, Way } from './list-page/main.ts';
import { median, quartiles } from './statistics.ts';

const cache = resolve('.cache/bench');
const pageFolder = resolve(cache, 'list-page');
const sizes = [1_000, 10_000, 100_000];
const caseNames: CaseName[] = ['plain page', 'sorted by title', 'filtered and sorted'];
const rounds = 15;

interface Found {
  size: number;
  caseName: CaseName;
  times: Record<Way, number[]>;
}

const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
const describe = (times: readonly number[]): string => {
  const [low, high] = quartiles(times).map(milliseconds);
  return `${milliseconds(median(times))} (${low} - ${high})`;
};

/** A page of the question list through the app's query, beside bare IndexedDB that reads the same rows by the same road. */
export async function runListBench(): Promise<BenchTable> {
  mkdirSync(cache, { recursive: true });
  await build({
    configFile: false,
    root: resolve('tests/bench/list-page'),
    logLevel: 'warn',
    build: { outDir: pageFolder, emptyOutDir: true, target: 'es2023' },
  });
  const server = await serveFolder(pageFolder, {});
  const browser = await chromium.launch(chromiumLaunch([]));
  const found: Found[] = [];
  try {
    for (const size of sizes) {
      const page = await browser.newPage();
      await page.goto(server.url);
      await page.evaluate((count) => globalThis.listBench.fill(count), size);
      for (const caseName of caseNames) {
        const times = await page.evaluate(([name, count]) => globalThis.listBench.measure(name, count), [
          caseName,
          rounds,
        ] as const);
        found.push({ size, caseName, times });
      }
      await page.close();
      process.stdout.write(`  ${size} practices done\n`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  writeFileSync(resolve(cache, 'list.json'), `${JSON.stringify(found, null, 1)}\n`);
  return {
    title: 'Question list: one page of 20',
    note: `Practices of five task types in one database, numbered type by type as in the bank; a page of one type in Chromium, with its total. Floor: bare IndexedDB by the same road. A page that an index gives is a count and one getAll up to its end; any other is one getAll of the stretch of the table in which the type lies, then the same filter, sort and cut in JavaScript. Medians and quartiles of ${rounds} interleaved rounds.`,
    columns: ['practices', 'page', 'Passage (Dexie)', 'floor: bare IndexedDB', 'of the floor'],
    rows: found.map(({ size, caseName, times }) => [
      size.toLocaleString('en'),
      caseName,
      describe(times.passage),
      describe(times.raw),
      `${(median(times.passage) / median(times.raw)).toFixed(2)}x`,
    ]),
  };
}
