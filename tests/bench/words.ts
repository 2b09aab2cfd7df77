import { chromium, type Page } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { Learner } from '#tests/e2e/support/learner.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { serveFolder } from './audio-page-server.ts';
import type { BenchTable } from './bench-table.ts';
import { median, quartiles } from './statistics.ts';

const slowdown = 4;
const rounds = 5;
const pageFolder = resolve('.cache/bench/words-page');
const asked = [
  'university', 'abandoned', 'significant', 'the', 'colour', 'mice', 'well-being', 'photosynthesis', 'went', 'economies',
  'take', 'run', 'set', 'environmental', 'hypothesis', 'learner', 'bridges', 'quietly', 'unfortunately', 'zoology',
]; // prettier-ignore

const figure = (times: readonly number[], digits: number): string => {
  const [low, high] = quartiles(times).map((ms) => ms.toFixed(digits));
  return `${median(times).toFixed(digits)} (${low} - ${high})`;
};

async function slowDown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await cdp.detach();
}

/** Look-ups in the packed file beside the same entries as rows of IndexedDB, both on a slowed-down main thread. */
async function measureLookUps() {
  mkdirSync(pageFolder, { recursive: true });
  await build({
    configFile: false,
    root: resolve('tests/bench/words-page'),
    logLevel: 'warn',
    build: { outDir: pageFolder, emptyOutDir: true, target: 'es2023' },
  });
  const english = brotliDecompressSync(readFileSync('engines/dictionary/data/english.bin.br'));
  const server = await serveFolder(pageFolder, { '/english.bin': english });
  const browser = await chromium.launch(chromiumLaunch([]));
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'wordsBench' in globalThis);
    const fill = await page.evaluate((words) => globalThis.wordsBench.fill(words), asked);
    await page.evaluate(() => globalThis.wordsBench.measure());
    await slowDown(page, slowdown);
    return { fill, times: await page.evaluate(() => globalThis.wordsBench.measure()) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Taps a word of the explanation that is open, by place: Playwright's own clicks look through the slow page. */
async function tapUntilShown(page: Page, nth: number): Promise<number> {
  const place = await page.evaluate((at) => {
    const words = [...document.querySelectorAll('[aria-label="Answer"] p')].flatMap((paragraph) => {
      const node = paragraph.firstChild;
      if (!(node instanceof Text)) return [];
      return [...node.data.matchAll(/[a-z]{6,}/gu)].map((match) => ({ node, match }));
    });
    const found = words[at % Math.max(1, words.length)];
    if (found === undefined) throw new Error('there is no word to tap');
    const range = document.createRange();
    range.setStart(found.node, found.match.index);
    range.setEnd(found.node, found.match.index + found.match[0].length);
    found.node.parentElement?.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = range.getBoundingClientRect();
    const shown = new Promise<number>((done) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"] [role="tablist"]') === null) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    Object.assign(globalThis, { shown });
    return { x: left + width / 2, y: top + height / 2 };
  }, nth);
  await page.mouse.move(place.x, place.y);
  const from = await page.evaluate(() => performance.now());
  await page.mouse.down();
  await page.mouse.up();
  const to = await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
  return to - from;
}

type Opening = 'first, as soon as the answer is there' | 'first, after reading for three seconds' | 'later';

/** From the tap on a word until its entry is drawn, offline, in the built app. */
async function measureOpenings(): Promise<Record<Opening, number[]>> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const learner = new Learner({ width: 390, height: 844 });
  const found: Record<Opening, number[]> = {
    'first, as soon as the answer is there': [],
    'first, after reading for three seconds': [],
    later: [],
  };
  try {
    await server.start();
    const page = await learner.openApp(server.url);
    await waitUntilStored(page, server.url);
    const path = `${server.url}/dashboard/reading/multiple-choice-single/15001`;
    await page.goto(path);
    // The dictionary comes after the bank: its first word says that it is here.
    await page.getByRole('button', { name: 'Show answer', exact: true }).click();
    await page
      .getByRole('region', { name: 'Answer' })
      .getByRole('heading', { name: 'Explanation' })
      .waitFor();
    await tapUntilShown(page, 0);
    await server.kill();
    for (let round = 0; round < rounds; round += 1)
      for (const waitMs of [0, 3_000]) {
        await page.goto(path);
        await page.getByRole('button', { name: 'Show answer', exact: true }).click();
        await page
          .getByRole('region', { name: 'Answer' })
          .getByRole('heading', { name: 'Explanation' })
          .waitFor();
        await slowDown(page, slowdown);
        await delay(waitMs);
        const first =
          waitMs === 0 ? 'first, as soon as the answer is there' : 'first, after reading for three seconds';
        found[first].push(await tapUntilShown(page, round));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        found.later.push(await tapUntilShown(page, round + 3));
        await slowDown(page, 1);
      }
  } finally {
    await learner.dispose();
    await server.dispose();
  }
  return found;
}

/** The dictionary: how long a look-up takes, and how long from the tap on a word until its entry is there. */
export async function runWordsBench(): Promise<BenchTable> {
  const { fill, times } = await measureLookUps();
  process.stdout.write('  look-ups done\n');
  const openings = await measureOpenings();
  return {
    title: 'Dictionary: a look-up, and the popup',
    note: `Look-ups of ${asked.length} words in the packed file beside the same entries as rows of IndexedDB, both on a main thread that is ${slowdown}x slowed down (in the app they run in a worker, which a slowdown does not reach). The popup: the built app on a phone's screen, offline, at ${slowdown}x; from the tap until the entry is drawn. Medians and quartiles.`,
    columns: ['what', 'ms', 'of the packed file'],
    rows: [
      ['a look-up in the packed file', figure(times.packed, 1), '1.0x'],
      [
        'a row of IndexedDB',
        figure(times.rows, 1),
        `${(median(times.rows) / median(times.packed)).toFixed(1)}x`,
      ],
      ['opening the packed file (not slowed down)', fill.packed.toFixed(1), ''],
      ['writing the rows (not slowed down)', fill.rows.toFixed(0), ''],
      ...Object.entries(openings).map(([name, ms]) => [`popup: ${name}`, figure(ms, 0), '']),
    ],
  };
}
