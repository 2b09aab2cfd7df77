import { chromium, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { unpackedData } from '#tools/build/unpacked-data.ts';
import { withoutRuntimeAsset } from '#tools/build/without-runtime-asset.ts';
import { serveFolder } from './audio-page-server.ts';
import type { BenchTable } from './bench-table.ts';
import type { ContenderName, SpeechBench } from './speech-page/main.ts';
import { makeTake, takeSeconds } from './speech/make-take.ts';
import { findRenderer, memoryOf, processorSeconds, slowDown } from './speech/renderer-process.ts';
import { median } from './statistics.ts';
import { essayWords } from './writing/essay.ts';

const cache = resolve('.cache/bench');
const pageFolder = resolve(cache, 'speech-page');
/** Runs at each slowdown of the processor. */
const roundsAt = new Map([
  [1, 3],
  [4, 2],
]);
const leastFound = 0.8;

const labels: Record<ContenderName, string> = {
  reading:
    'Passage: reading engine, from the MP3 to the whole score, of a voice that it hears for the first time',
  'reading-known-voice': 'Passage: the same of a voice that it knows, as from the fourth reading on',
  transcript: 'Passage: transcript tiny',
  aligner: 'soundswallower 0.6.3: its aligner, times of words and sounds only',
  writing: `Passage: writing engine, an essay of ${essayWords} words with slips`,
};
const names = Object.keys(labels) as ContenderName[];

/** One fresh process: the engine starts, then does the take twice. Memory in MB. */
interface Visit {
  name: ContenderName;
  slowdown: number;
  startMs: number;
  firstMs: number;
  laterMs: number;
  /** Processor time of the second take, all threads of the process together. */
  processorMs: number;
  memory: number | undefined;
  longTasks: number[];
}

async function buildPage(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await build({
    configFile: false,
    root: resolve('tests/bench/speech-page'),
    logLevel: 'error',
    plugins: [unpackedData()],
    // As in the product (vite.config.ts).
    worker: { format: 'es', plugins: () => [withoutRuntimeAsset()] },
    build: { outDir: pageFolder, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
}

const call = <Name extends keyof SpeechBench>(page: Page, name: Name) =>
  page.evaluate((method) => globalThis.speechBench[method as 'run'](), name) as Promise<
    Awaited<ReturnType<SpeechBench[Name]>>
  >;

async function runTake(page: Page, name: ContenderName): Promise<number> {
  const { elapsedMs, value } = await call(page, 'run');
  if (value < leastFound) throw new Error(`${labels[name]} found only ${value} of the take`);
  return elapsedMs;
}

async function visit(url: string, name: ContenderName, slowdown: number): Promise<Visit> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext();
    const first = await context.newPage();
    await first.goto(url);
    await call(first, 'fill');
    await first.close();
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate((chosen) => globalThis.speechBench.choose(chosen), name);
    const pid = await findRenderer(page, () => page.evaluate(() => globalThis.speechBench.spin(200)));
    const before = memoryOf(pid);
    const endSlowdown = slowDown(pid, slowdown);
    try {
      const { elapsedMs: startMs } = await call(page, 'open');
      const firstMs = await runTake(page, name);
      const spent = await processorSeconds(page, pid);
      const laterMs = await runTake(page, name);
      const processorMs = 1000 * ((await processorSeconds(page, pid)) - spent);
      const after = memoryOf(pid);
      const memory = before && after && after.most - before.now;
      const longTasks = await call(page, 'longTasks');
      return { name, slowdown, startMs, firstMs, laterMs, processorMs, memory, longTasks };
    } finally {
      await endSlowdown();
    }
  } finally {
    await browser.close();
  }
}

/** The engines in workers of Chromium beside soundswallower's own aligner, at full speed and four times slower. */
export async function runSpeechBench(): Promise<BenchTable> {
  const files = await makeTake((line) => void process.stderr.write(`${line}\n`));
  await buildPage();
  const server = await serveFolder(pageFolder, files);
  const visits: Visit[] = [];
  try {
    for (const [slowdown, rounds] of roundsAt) {
      for (let round = 0; round < rounds; round += 1) {
        const order = round % 2 === 0 ? names : names.toReversed();
        for (const name of order) visits.push(await visit(server.url, name, slowdown));
        process.stdout.write(`  ${slowdown}x: round ${round + 1} of ${rounds}\n`);
      }
    }
  } finally {
    server.close();
  }
  writeFileSync(resolve(cache, 'speech.json'), `${JSON.stringify(visits, null, 1)}\n`);
  return toTable(visits);
}

function toTable(visits: readonly Visit[]): BenchTable {
  const rows = [...roundsAt.keys()].flatMap((slowdown) =>
    names.map((name) => {
      const own = visits.filter((one) => one.name === name && one.slowdown === slowdown);
      const ms = (of: (one: Visit) => number): number => median(own.map(of));
      const first = ms(({ firstMs }) => firstMs);
      const later = ms(({ laterMs }) => laterMs);
      const processor = ms(({ processorMs }) => processorMs);
      const memory = own.flatMap((one) => (one.memory === undefined ? [] : [one.memory]));
      const longTasks = own.flatMap((one) => one.longTasks);
      const share = (value: number): string =>
        name === 'writing' ? '-' : (value / (takeSeconds * 1000)).toFixed(3);
      return [
        `${slowdown}x`,
        labels[name],
        ms(({ startMs }) => startMs).toFixed(0),
        first.toFixed(0),
        later.toFixed(0),
        processor.toFixed(0),
        `${share(first)} / ${share(later)} / ${share(processor)}`,
        memory.length === 0 ? '-' : median(memory).toFixed(0),
        longTasks.length === 0
          ? 'none'
          : `${longTasks.length}, longest ${Math.max(...longTasks).toFixed(0)} ms`,
      ];
    }),
  );
  return {
    title: 'Scores in a worker of Chromium',
    note: [
      `${takeSeconds} s of reading aloud (two texts of the bank, synthetic voice) in fresh browser processes, ${[...roundsAt].map(([slowdown, rounds]) => `${rounds} at ${slowdown}x`).join(', ')}, medians.`,
      "Slower means that the page's process with its workers is halted for that share of the time (Chromium's own slowdown leaves workers alone).",
      'Start: worker, files from the device and a trivial answer, with no compiled code kept. First and later: the take in a fresh and in a warm worker. Processor: what the later one took, which a busy machine stretches less.',
      "Memory: the most that the page's process grew by. Main thread: its tasks of more than 50 ms from the start on (at 4x its halts count as well).",
      "A known voice: the learner's vocal-tract warp is given, so that it need not be found along a first alignment (nine of ten readings, docs/decisions/0013-known-voice.md).",
      'The aligner reads a dictionary of 134,000 words at the start; the reading engine has the pronunciations from the item.',
    ].join(' '),
    columns: [
      'slowdown',
      'engine',
      'start ms',
      'first ms',
      'later ms',
      'processor ms',
      'of real time: first / later / processor',
      'memory MB',
      'main thread over 50 ms',
    ],
    rows,
  };
}
