import { expect, type Page } from '@playwright/test';
import { begin, goOn } from './support/begin.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';

const [, essay] = questions;

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = '', seconds = ''] = (await page.getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test('who only looked finds a fresh question; who wrote is asked, and the clock has stood still meanwhile', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  const box = page.getByRole('textbox', { name: 'Your essay' });
  const open = () => page.goto(`${server.url}${questionPath(essay)}`);
  const leave = async () => {
    await page.goto(`${server.url}/practise`);
    await expect(page.getByRole('heading', { name: 'Practise' })).toBeVisible();
    const leftAt = Date.now();
    await expect.poll(() => Date.now() - leftAt, { intervals: [500] }).toBeGreaterThan(4_000);
  };
  await open();
  await page.getByRole('radio', { name: 'Exam mode' }).check({ force: true });
  await test.step('a peek is forgotten', async () => {
    await begin(page);
    await expect(box).toBeVisible();
    await leave();
    await open();
    await begin(page);
    expect(await secondsLeft(page)).toBeGreaterThan(20 * 60 - 4);
  });
  await test.step('words are kept, and the time away does not count', async () => {
    await box.fill('Half an essay');
    const left = await secondsLeft(page);
    await leave();
    await open();
    await goOn(page);
    await expect(box).toHaveValue('Half an essay');
    expect(await secondsLeft(page)).toBeGreaterThan(left - 4);
  });
  await test.step('starting again is a fresh start', async () => {
    await leave();
    await open();
    await page.getByRole('button', { name: 'Start again', exact: true }).click();
    await expect(box).toHaveValue('');
    expect(await secondsLeft(page)).toBeGreaterThan(20 * 60 - 4);
  });
});
