import type { CDPSession, Locator, Page } from '@playwright/test';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { taskSteps } from '#tests/e2e/support/answer-task.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import type { BenchTable } from './bench-table.ts';
import { watchWork } from './main-thread-work.ts';
import { median, quartiles } from './statistics.ts';

const rounds = 3;
const slowdown = 4;
const targetMs = 150;

/** What a learner answers with; behind a start gate, the button that opens it. */
const answerParts = [
  'input[type=radio]:not(:disabled)',
  'input[type=checkbox]:not(:disabled)',
  'select[aria-label^="Gap"]',
  'select',
  'textarea',
  '[aria-label^="Move box"]',
  '[aria-label="Words for the gaps"] button',
].join(',');

/** Milliseconds until something was drawn, and how long the main thread was at work in them. */
interface Taken {
  readonly ms: number;
  readonly workMs: number;
}

interface Opened {
  readonly task: TaskType;
  readonly open: Taken;
  /** From the tap on Begin until the question behind the gate is there; `null` without a gate. */
  readonly begin: Taken | null;
}

/** What the page keeps for the bench. */
interface Watched {
  readonly watched: Promise<number>;
}

/**
 * Milliseconds from the moment at which the mouse is let go until what `isThere` looks for is drawn. The page watches
 * itself: Playwright's own waits look through it, which at 4x takes tens of milliseconds.
 */
async function timeTap(
  page: Page,
  cdp: CDPSession,
  { place, wanted }: { place: { x: number; y: number }; wanted: Wanted },
): Promise<Taken> {
  await page.mouse.move(place.x, place.y);
  await page.evaluate(
    ([kind, parts]) => {
      const isThere = (): boolean => {
        const main = document.querySelector('main');
        if (!main) return false;
        const begin = [...main.querySelectorAll('button')].some(
          (button) => button.textContent === 'Begin' && !button.disabled,
        );
        if (kind === 'begun') return !begin && main.querySelector('button') !== null;
        return begin || main.querySelector(parts) !== null;
      };
      const watched = new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const look = (): void => {
              if (!isThere()) return;
              watch.disconnect();
              // A task after the frame: its drawing is part of what is measured.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            };
            const watch = new MutationObserver(look);
            watch.observe(document.body, { subtree: true, childList: true, attributes: true });
          },
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { watched: watched });
    },
    [wanted, answerParts] as const,
  );
  const workSoFar = await watchWork(cdp);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate(() => (globalThis as unknown as Watched).watched);
  return { ms, workMs: await workSoFar() };
}
type Wanted = 'ready' | 'begun';

async function placeOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The list is opened afresh and at rest, as by a learner who looks for a question; then one is tapped. */
async function open(page: Page, url: string, task: TaskType): Promise<Opened> {
  const { section, slug } = taskAddresses[task];
  const list = `/dashboard/${section}/${slug}`;
  await page.goto(`${url}${list}`);
  const row = page.locator(`a[href^="${list}/${taskSteps[task].id}"]:visible`).first();
  await row.waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  const place = await placeOf(row);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    const opened = await timeTap(page, cdp, { place, wanted: 'ready' });
    const button = page.getByRole('button', { name: 'Begin', exact: true });
    if (!(await button.isVisible())) return { task, open: opened, begin: null };
    const begin = await timeTap(page, cdp, { place: await placeOf(button), wanted: 'begun' });
    return { task, open: opened, begin };
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.detach();
  }
}

/** Opening a question of every task type from its list, offline, on a slow phone, until it can be answered. */
export async function runTasksBench(): Promise<BenchTable> {
  const server = await ProductServer.create();
  const learner = new Learner({ width: 390, height: 844 });
  const found: Opened[] = [];
  try {
    await server.start();
    const page = await learner.openApp(server.url);
    page.setDefaultTimeout(90_000);
    await waitUntilStored(page, server.url);
    await server.kill();
    let exam: 'ACADEMIC' | 'CORE' = 'ACADEMIC';
    for (const task of taskTypes.toSorted((a, b) => Number(isOfCore(a)) - Number(isOfCore(b)))) {
      if (isOfCore(task) && exam === 'ACADEMIC') {
        await switchExam(page, server.url, task);
        exam = 'CORE';
      }
      for (let round = -1; round < rounds; round += 1) {
        const opened = await open(page, server.url, task);
        if (round >= 0) found.push(opened);
      }
      process.stdout.write(`  ${task} done\n`);
    }
  } finally {
    await learner.dispose();
    await server.dispose();
  }
  return toTable(found);
}

/** The tasks that only PTE Core has come last, after a switch of the exam. */
function isOfCore(task: TaskType): boolean {
  const exams: readonly string[] = taskAddresses[task].exams;
  return !exams.includes('ACADEMIC');
}

async function switchExam(page: Page, url: string, task: TaskType): Promise<void> {
  const { section, slug } = taskAddresses[task];
  await page.goto(`${url}/dashboard/${section}/${slug}`);
  await page.getByRole('button', { name: 'Switch to PTE Core' }).click();
  await page.locator('a[href*="/dashboard/"]').first().waitFor();
}

function toTable(found: readonly Opened[]): BenchTable {
  const spread = (taken: readonly Taken[]): string[] => {
    if (taken.length === 0) return ['-', '-', '-'];
    const times = taken.map(({ ms }) => ms);
    const [low, high] = quartiles(times);
    const work = median(taken.map(({ workMs }) => workMs));
    return [median(times).toFixed(0), `${low.toFixed(0)}-${high.toFixed(0)}`, work.toFixed(0)];
  };
  return {
    title: 'Opening a question',
    note: `The built app on a phone's screen, offline, ${slowdown}x slowed down (CDP). The list of the task was opened afresh and is at rest; from the finger's lifting off its row until the question is drawn and can be answered, or, where a start gate stands before it, can be begun (target: ${targetMs} ms). Begin: from the tap on it until the question behind the gate is drawn. Medians and quartiles of ${rounds} runs. Work: how long the main thread was at work, 4x slowed down, whatever else the machine did meanwhile.`,
    columns: ['task', 'open ms', 'quartiles', 'work ms', 'begin ms', 'quartiles', 'work ms'],
    rows: taskTypes.map((task) => {
      const own = found.filter((one) => one.task === task);
      return [
        taskName('ACADEMIC', task),
        ...spread(own.map(({ open }) => open)),
        ...spread(own.flatMap(({ begin }) => begin ?? [])),
      ];
    }),
  };
}
