import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Page } from '@playwright/test';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { playFast, taskSteps } from '#tests/e2e/support/answer-task.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { questionPath } from '#tests/e2e/support/practise.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { makeMontages } from './make-montages.ts';

/*
 * `npm run screenshots [task…]`: question and result of each task type on a phone and a desktop, light and dark, into
 * .cache/screenshots, with a montage of each size and colour. Needs a build.
 */
const folder = resolve('.cache/screenshots');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const schemes = ['light', 'dark'] as const;
/** Sheets, toasts and pictures have come. */
const restMs = 700;

const asked = process.argv.slice(2);
const tasks = taskTypes.filter((task) => asked.length === 0 || asked.includes(task));
mkdirSync(folder, { recursive: true });

async function take(page: Page, name: string, isWhole: boolean): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(restMs);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: isWhole });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function takeTask(page: Page, url: string, { task, size }: { task: TaskType; size: string }) {
  const step = taskSteps[task];
  const address = `${url}${questionPath({ task, id: step.id })}`;
  await page.goto(address);
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(restMs);
  if (await begin.isVisible()) await begin.click();
  await take(page, `${task}-question-${size}`, false);
  // Nothing was entered: it begins anew.
  await page.goto(address);
  await step.answer(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `${task}-result-${size}`, true);
}

const server = await ProductServer.create();
let failures = 0;
try {
  await server.start();
  for (const [size, viewport] of Object.entries(sizes)) {
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
          await takeTask(page, server.url, { task, size });
          process.stdout.write(`${size} ${task}\n`);
        } catch (error) {
          failures += 1;
          process.stderr.write(`${size} ${task}: ${String(error).slice(0, 400)}\n`);
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
