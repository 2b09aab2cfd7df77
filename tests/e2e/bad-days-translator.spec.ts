import type { Page } from '@playwright/test';
import { taskTypes } from '#contract/task-type.ts';
import { translatePage } from '#tests/support/fake-translator.ts';
import { proofOnly } from '#tests/support/rounds.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { expect, test } from './support/bad-day.ts';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';

onNarrowScreenOnly();

/** From the next page on, the browser translates whatever is shown. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()});`);
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0);
}

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test('an essay is written and counted while the browser translates the page', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await translate(page);
  await page.goto(`${line.url}${questionPath({ task: 'WE', id: taskSteps.WE.id })}`);
  await begin(page);
  const box = page.getByRole('textbox', { name: 'Your essay' });
  // The words about the count come and go where it enters and leaves its range.
  for (const count of [199, 200, 201, 300, 301, 199]) {
    await box.fill(words(count));
    await expect(page.getByText(`${count} words`)).toBeVisible();
  }
  await box.press('End');
  await box.pressSequentially(' to the last key');
  await expect(page.getByText('203 words')).toBeVisible();
  await expect(box).toHaveValue(`${words(199)} to the last key`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await expectWhole(page);
});

test(
  'a question of every task type is answered, and screens are opened, while the browser translates them',
  proofOnly,
  async ({ line, learner }) => {
    test.setTimeout(1_440_000);
    const page = await learner.openStoredApp(line.url);
    await page.addInitScript(playFast);
    await translate(page);
    for (const task of taskTypes) {
      await test.step(`answers ${task}`, async () => {
        await page.goto(`${line.url}${questionPath({ task, id: taskSteps[task].id })}`);
        await taskSteps[task].answer(page);
        await expectWhole(page);
      });
    }
    for (const path of [
      '/',
      '/practise',
      '/statistics',
      '/sync',
      '/me',
      '/me/storage',
      '/me/exam',
      '/words?tab=all',
      '/dashboard/notes',
      '/dashboard/reading/multiple-choice-single',
    ]) {
      await test.step(`opens ${path}`, async () => {
        await page.goto(`${line.url}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWhole(page);
      });
    }
  },
);
