import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { wavFile } from '#domain/audio/wav.ts';
import { serveFolder } from './audio-page-server.ts';
import type { AudioRun, runs } from './audio-page/main.ts';
import type { BenchTable } from './bench-table.ts';
import { median, quartiles } from './statistics.ts';

type RunName = keyof typeof runs;

const seconds = 60;
const rounds = 3;
const cache = resolve('.cache/bench');
const pageFolder = resolve(cache, 'audio-page');
const wavPath = resolve(cache, 'voice.wav');

const labels: Record<RunName, string> = {
  streamed: 'Passage: LAME while recording',
  ffmpegReady: '@ffmpeg/ffmpeg after the stop, instance waiting',
  ffmpegFresh: '@ffmpeg/ffmpeg after the stop, fresh instance',
  lamejs: '@breezystack/lamejs after the stop, in a worker',
};

/** A minute with the rhythm of speech: harmonics of a voice in syllables, with pauses, over a soft room. */
function voice(): Float32Array {
  let seed = 7;
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 1_073_741_824 - 1;
  };
  return Float32Array.from({ length: (seconds + 2) * 48_000 }, (_, at) => {
    const t = at / 48_000;
    const isPause = t % 4 > 3.3;
    const syllable = isPause ? 0 : Math.max(0, Math.sin(2 * Math.PI * 2.2 * t)) * 0.3;
    const pitch = 2 * Math.PI * 130 * t;
    const sound = Math.sin(pitch) + 0.6 * Math.sin(2 * pitch) + 0.4 * Math.sin(5 * pitch) + 0.3 * noise();
    return (syllable * sound) / 2 + 0.002 * noise();
  });
}

/** A production build, as the product is served: it must do without anything that only the dev server has. */
function buildPage(): void {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const args = [
    'build',
    'tests/bench/audio-page',
    '--outDir',
    pageFolder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  execFileSync(process.execPath, [vite, ...args], { stdio: 'inherit' });
}

const run = (page: Page, name: RunName): Promise<AudioRun> =>
  page.evaluate(
    ([name, seconds]) => (globalThis as unknown as { audioRuns: typeof runs }).audioRuns[name](seconds),
    [name, seconds] as const,
  );

const milliseconds = (ms: number): string =>
  `${ms < 100 ? ms.toFixed(0) : (Math.round(ms / 10) * 10).toFixed(0)} ms`;

/** From the stop of a 60 s recording to its MP3, beside encoding the whole file after the stop. */
export async function runAudioBench(): Promise<BenchTable> {
  mkdirSync(cache, { recursive: true });
  buildPage();
  const wav = wavFile(voice(), 48_000);
  writeFileSync(wavPath, wav);
  const server = await serveFolder(pageFolder, {
    '/voice.wav': wavFile(voice().subarray(0, seconds * 48_000), 48_000),
  });
  const browser = await chromium.launch(
    chromiumLaunch([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      `--use-file-for-fake-audio-capture=${wavPath}`,
    ]),
  );
  const names = Object.keys(labels) as RunName[];
  const found: Record<RunName, AudioRun[]> = { streamed: [], ffmpegReady: [], ffmpegFresh: [], lamejs: [] };
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    for (const name of names) if (name !== 'streamed') await run(page, name); // warm: caches and compiled code
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) found[name].push(await run(page, name));
      process.stdout.write(`  round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  writeFileSync(resolve(cache, 'audio.json'), `${JSON.stringify({ seconds, found }, null, 1)}\n`);
  return toTable(found);
}

function toTable(found: Record<RunName, AudioRun[]>): BenchTable {
  const times = (name: RunName): number[] => found[name].map(({ elapsedMs }) => elapsedMs);
  const base = median(times('streamed'));
  return {
    title: 'Recording: from the stop to an MP3',
    note: `A ${seconds} s recording at 128 kbit/s mono in Chromium; ${rounds} interleaved rounds, core in the HTTP cache. The first row includes hash, signal facts and the sink; the others encode only.`,
    columns: ['way', 'median', 'quartiles', 'times ours', 'MP3'],
    rows: (Object.keys(labels) as RunName[]).map((name) => [
      labels[name],
      milliseconds(median(times(name))),
      quartiles(times(name)).map(milliseconds).join(' - '),
      `${(median(times(name)) / base).toFixed(1)}x`,
      `${Math.round((found[name][0]?.sizeBytes ?? 0) / 1000)} kB`,
    ]),
  };
}
