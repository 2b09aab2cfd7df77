import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { Learner } from '#tests/e2e/support/learner.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { downloadPack } from '#tests/e2e/support/score-story.ts';
import { correctTexts } from '#tests/support/correct-texts.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import type { BenchTable } from './bench-table.ts';
import { watchWork } from './main-thread-work.ts';
import { median } from './statistics.ts';
import { essayOf, essayWords, withSlips } from './writing/essay.ts';
import { begin } from '#tests/e2e/support/begin.ts';

/** Slowdown of the main thread (CDP leaves workers at full speed) and answers of each kind at it. */
const roundsAt = new Map([
  [1, 3],
  [4, 5],
]);
/** What the microphone plays. */
const readMs = 13_000;

interface Kind {
  readonly name: string;
  readonly path: string;
  /** Does the question up to the last tap. */
  prepare(page: Page): Promise<void>;
  /** From the last tap on, until this is in the result. */
  readonly shows: RegExp;
}

const kinds: readonly Kind[] = [
  {
    name: 'floor: a choice, which needs no engine',
    path: '/dashboard/reading/multiple-choice-single/15001',
    prepare: (page) => page.getByRole('radio', { name: /^A\. / }).check(),
    shows: /points?/,
  },
  {
    name: `an essay of ${essayWords} words with slips`,
    path: '/dashboard/writing/write-essay/9001',
    async prepare(page) {
      await begin(page);
      await page.getByRole('textbox', { name: 'Your essay' }).fill(withSlips(essayOf(correctTexts())));
    },
    shows: /Scored on this device/,
  },
  {
    name: `a reading of ${readMs / 1000} s`,
    path: '/dashboard/speaking/read-aloud/1001',
    async prepare(page) {
      await begin(page);
      await page.getByRole('button', { name: 'Start recording' }).click();
      const stop = page.getByRole('button', { name: 'Stop' });
      await stop.waitFor();
      await delay(readMs);
      await stop.click();
    },
    shows: /We heard \d+ of 50 words/,
  },
];

interface Answered {
  kind: Kind;
  slowdown: number;
  shownMs: number;
  /** How long the main thread was at work until then. */
  workMs: number;
  longTasks: number[];
}

async function openDevice(learner: Learner, url: string): Promise<Page> {
  const page = await learner.openApp(url);
  await waitUntilStored(page, url);
  for (const name of ['Scores for reading aloud', 'Scores for free speech']) await downloadPack(page, name);
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: entries });
  });
  return page;
}

async function answer(page: Page, url: string, kind: Kind, slowdown: number): Promise<Answered> {
  await page.goto(`${url}${kind.path}`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await kind.prepare(page);
  const place = await placeOfSubmit(page);
  await page.mouse.move(place.x, place.y);
  await watchFor(page, kind.shows);
  const from = await page.evaluate(() => performance.now());
  const workSoFar = await watchWork(cdp);
  await page.mouse.down();
  await page.mouse.up();
  const to = await page.evaluate(() => (globalThis as unknown as Watched).shown);
  const workMs = await workSoFar();
  // The page is told of its last task a little later.
  await delay(300);
  const tasks = await page.evaluate(() =>
    (globalThis as unknown as Watched).longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
  );
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const longTasks = tasks
    .filter(({ startTime }) => startTime >= from && startTime < to)
    .map(({ duration }) => duration);
  return { kind, slowdown, shownMs: to - from, workMs, longTasks };
}

/** What the page keeps for the bench. */
interface Watched {
  readonly longTasks: readonly PerformanceEntry[];
  /** `performance.now()` of the frame in which the score was drawn. */
  readonly shown: Promise<number>;
}

// Playwright's own clicks and waits look through the page, and at 4x one such look is a task of up to 60 ms: the mouse is
// moved by place, and the page says itself when the score is there.
async function placeOfSubmit(page: Page): Promise<{ x: number; y: number }> {
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await submit.scrollIntoViewIfNeeded();
  const box = await submit.boundingBox();
  if (!box) throw new Error('Submit is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function watchFor(page: Page, shows: RegExp): Promise<void> {
  await page.evaluate((source) => {
    const words = new RegExp(source);
    const shown = new Promise<number>((resolve) => {
      const look = (): void => {
        if (!words.test(document.querySelector('[aria-labelledby="result-title"]')?.textContent ?? ''))
          return;
        watch.disconnect();
        // A task after the frame: its drawing is part of what is measured.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(globalThis, { shown });
  }, shows.source);
}

/** What scoring costs the main thread of the built app, from the tap on Submit until the score is on screen. */
export async function runMainThreadBench(): Promise<BenchTable> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const learner = new Learner({ width: 390, height: 844 });
  const answers: Answered[] = [];
  try {
    await server.start();
    const page = await openDevice(learner, server.url);
    await server.kill();
    for (const [slowdown, rounds] of roundsAt) {
      for (let round = 0; round < rounds; round += 1)
        for (const kind of kinds) answers.push(await answer(page, server.url, kind, slowdown));
      process.stdout.write(`  ${slowdown}x done\n`);
    }
  } finally {
    await learner.dispose();
    await server.dispose();
  }
  return toTable(answers);
}

function toTable(answers: readonly Answered[]): BenchTable {
  return {
    title: 'Scoring and the main thread',
    note: `The built app on a phone's screen, offline, with both packs. Answers of each kind: ${[...roundsAt].map(([slowdown, rounds]) => `${rounds} at ${slowdown}x`).join(', ')} slowdown of the main thread (CDP). From the tap on Submit until the score is shown: the tasks of the main thread that took more than 50 ms, drawing the result among them. Work: how long the main thread was at work until then, slowed down as it is, whatever else the machine did meanwhile.`,
    columns: [
      'slowdown',
      'answer',
      'score shown after ms',
      'work ms',
      'tasks over 50 ms an answer',
      'longest ms',
    ],
    rows: [...roundsAt.keys()].flatMap((slowdown) =>
      kinds.map((kind) => {
        const own = answers.filter((one) => one.kind === kind && one.slowdown === slowdown);
        const tasks = own.flatMap(({ longTasks }) => longTasks);
        return [
          `${slowdown}x`,
          kind.name,
          median(own.map(({ shownMs }) => shownMs)).toFixed(0),
          median(own.map(({ workMs }) => workMs)).toFixed(0),
          (tasks.length / own.length).toFixed(1),
          tasks.length === 0 ? '-' : Math.max(...tasks).toFixed(0),
        ];
      }),
    ),
  };
}
