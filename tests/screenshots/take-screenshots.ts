import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Page } from '@playwright/test';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { playFast, taskSteps } from '#tests/e2e/support/answer-task.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { questionPath } from '#tests/e2e/support/practise.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { inBothSchemes } from './in-both-schemes.ts';
import { makeMontages } from './make-montages.ts';

/*
 * `npm run screenshots [task or width…]`: question and result of each task type at four widths, light and dark, with letters as they
 * are and twice as large, into .cache/screenshots, and a montage of each kind. All of them take half an hour. Needs a build.
 */
const folder = resolve('.cache/screenshots');
const viewports = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const letters = { usual: '', large: '200%' } as const;
/** Sheets, toasts and pictures have come. */
const restMs = 700;

const asked = process.argv.slice(2);
/** All, unless some are asked for by name. */
const chosen = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
  const some = all.filter((one) => asked.includes(nameOf(one)));
  return some.length === 0 ? all : some;
};
const tasks = chosen(taskTypes, (task) => task);
mkdirSync(folder, { recursive: true });

async function take(page: Page, name: string, isWhole: boolean): Promise<void> {
  for (const [kind, size] of Object.entries(letters)) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      scrollTo(0, 0);
    }, size);
    await inBothSchemes(page, async (colorScheme) => {
      await page.waitForTimeout(restMs);
      await page.screenshot({ path: join(folder, `${name}-${kind}-${colorScheme}.png`), fullPage: isWhole });
    });
  }
}

async function takeTask(page: Page, url: string, { task, width }: { task: TaskType; width: number }) {
  const step = taskSteps[task];
  const address = `${url}${questionPath({ task, id: step.id })}`;
  await page.goto(address);
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(restMs);
  if (await begin.isVisible()) await begin.click();
  await take(page, `${task}-question-${width}`, false);
  // Nothing was entered: it begins anew.
  await page.goto(address);
  await step.answer(page);
  await take(page, `${task}-result-${width}`, true);
}

const server = await ProductServer.create();
let failures = 0;
try {
  await server.start();
  for (const viewport of chosen(viewports, ({ width }) => String(width))) {
    const { width } = viewport;
    const learner = new Learner(viewport);
    try {
      const page = await learner.openApp(server.url);
      await page.addInitScript(playFast);
      page.setDefaultTimeout(90_000);
      await waitUntilStored(page, server.url);
      let exam = 'ACADEMIC';
      const ofCore = (task: TaskType) =>
        !(taskAddresses[task].exams as readonly string[]).includes('ACADEMIC');
      for (const task of tasks.toSorted((a, b) => Number(ofCore(a)) - Number(ofCore(b)))) {
        if (ofCore(task) && exam === 'ACADEMIC') {
          const { section, slug } = taskAddresses[task];
          await page.goto(`${server.url}/dashboard/${section}/${slug}`);
          await page.getByRole('button', { name: 'Switch to PTE Core' }).click();
          await page.waitForTimeout(restMs);
          exam = 'CORE';
        }
        try {
          await takeTask(page, server.url, { task, width });
          process.stdout.write(`${width} ${task}\n`);
        } catch (error) {
          failures += 1;
          process.stderr.write(`${width} ${task}: ${String(error).slice(0, 400)}\n`);
        }
      }
    } finally {
      await learner.dispose();
    }
  }
  await makeMontages(folder);
} finally {
  await server.dispose();
}
process.stdout.write(`Pictures are in ${folder}\n`);
if (failures > 0) process.exitCode = 1;
