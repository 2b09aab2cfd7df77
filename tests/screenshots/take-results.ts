import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { playFast, taskSteps } from '#tests/e2e/support/answer-task.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { questionPath } from '#tests/e2e/support/practise.ts';
import { downloadPack, engineTime } from '#tests/e2e/support/score-story.ts';
import { silentFile, spokenFile } from '#tests/e2e/support/spoken-file.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { inBothSchemes } from './in-both-schemes.ts';
import { makeMontages } from './make-montages.ts';
import {
  deedOf,
  resultStates,
  silentTasks,
  spokenTasks,
  wellSpokenTasks,
  type ResultState,
} from './result-states.ts';

/*
 * `npm run screenshots:results [task, state or width…]`: the result of each task when it is good, weak, next to nothing, refused and
 * not scored yet, as far as a task has it, on a phone and a desktop, light and dark, into .cache/screenshots/results, and a montage of
 * each kind. Speech is scored by the engines on the device. Needs a build and the packs of `npm run models`.
 */
const folder = resolve('.cache/screenshots/results');
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** Sheets, toasts and pictures have come. */
const restMs = 700;
const asked = process.argv.slice(2);
const isAsked = <T extends string | number>(all: readonly T[], one: T): boolean =>
  asked.includes(String(one)) || !all.some((each) => asked.includes(String(each)));
mkdirSync(folder, { recursive: true });

/** What the microphone hears: another text, or nothing. */
const voices: Readonly<Record<Exclude<ResultState, 'good'>, () => Promise<string>>> = {
  weak: () => Promise.resolve('tests/fixtures/speech/reading.wav'),
  empty: () => Promise.resolve(silentFile()),
  refused: () => Promise.resolve(silentFile()),
  waiting: () => spokenFile('1001-am_puck'),
};

/** The text itself. */
const ownVoice = (task: TaskType): Promise<string> => {
  const rendering = readdirSync('content/audio').find((name) => name.startsWith(`${taskSteps[task].id}-`));
  if (rendering === undefined) throw new Error(`${task} has no voice`);
  return spokenFile(rendering.replace('.mp3', ''));
};

async function take(page: Page, name: string): Promise<void> {
  await inBothSchemes(page, async (colorScheme) => {
    await page.waitForTimeout(restMs);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  });
}

interface Wanted {
  readonly task: TaskType;
  readonly state: ResultState;
  readonly width: number;
}

async function takeResult(page: Page, url: string, { task, state, width }: Wanted): Promise<void> {
  const deed = deedOf(task, state);
  if (deed === null) return;
  await page.goto(`${url}${questionPath({ task, id: taskSteps[task].id })}`);
  await deed(page);
  const result = page.getByRole('region', { name: 'Your result' });
  // An engine completes what is spoken or written, and then asks whether it was fair; only what waits for one stays as it is.
  if (state !== 'waiting' && assessmentOf(task) !== 'none')
    await result.getByText(/^(?:Was this score fair\?|It counts in no statistic\.)$/).waitFor(engineTime);
  await take(page, `${task}-${state}-${width}`);
}

async function switchExam(page: Page, url: string, task: TaskType): Promise<void> {
  const { section, slug } = taskAddresses[task];
  await page.goto(`${url}/dashboard/${section}/${slug}`);
  const change = page.getByRole('button', { name: /^Switch to PTE/ });
  await page.waitForTimeout(restMs);
  if (await change.isVisible()) await change.click();
  await page.waitForTimeout(restMs);
}

const server = await ProductServer.create();
let failures = 0;
const attempt = async (name: string, deed: () => Promise<void>) => {
  try {
    await deed();
    process.stdout.write(`${name}\n`);
  } catch (error) {
    failures += 1;
    process.stderr.write(`${name}: ${String(error).slice(0, 600)}\n`);
  }
};

/** One browser: what its microphone hears is fixed when it opens. */
async function takeWith(
  learner: Learner,
  {
    speaks,
    width,
    tasks,
    state,
  }: { speaks?: string; width: number; tasks: readonly TaskType[]; state: ResultState },
): Promise<void> {
  const some = tasks.filter((task) => isAsked(taskTypes, task) && deedOf(task, state) !== null);
  if (some.length === 0 || !isAsked(resultStates, state)) return;
  const page = await learner.openApp(`${server.url}/me/storage`, speaks === undefined ? {} : { speaks });
  page.setDefaultTimeout(90_000);
  await page.addInitScript(playFast);
  await waitUntilStored(page, server.url);
  if (speaks !== undefined && state !== 'waiting')
    for (const name of ['Scores for reading aloud', 'Scores for free speech'] as const) {
      const pack = page.getByRole('region', { name, exact: true });
      const download = pack.getByRole('button', { name: /^Download \(\d/ });
      await download.or(pack.getByText('It works without a connection.')).waitFor();
      if (await download.isVisible()) await downloadPack(page, name, engineTime);
    }
  for (const task of some)
    await attempt(`${width} ${task} ${state}`, async () => {
      await switchExam(page, server.url, task);
      await takeResult(page, server.url, { task, state, width });
    });
  await learner.closeApp();
}

try {
  await server.start();
  for (const viewport of viewports.filter(({ width }) =>
    isAsked(
      viewports.map((each) => each.width),
      width,
    ),
  )) {
    const { width } = viewport;
    const learner = new Learner(viewport);
    try {
      for (const state of ['good', 'weak', 'empty'] as const)
        await takeWith(learner, { width, tasks: silentTasks, state });
      // First without the files that score speech, then with them.
      for (const state of ['waiting', 'weak', 'refused'] as const)
        await takeWith(learner, { width, tasks: spokenTasks, state, speaks: await voices[state]() });
      for (const task of wellSpokenTasks)
        await takeWith(learner, { width, tasks: [task], state: 'good', speaks: await ownVoice(task) });
    } finally {
      await learner.dispose();
    }
  }
  await attempt('montages', () => makeMontages(folder));
} finally {
  await server.dispose();
}
process.stdout.write(`Pictures are in ${folder}\n`);
if (failures > 0) process.exitCode = 1;
