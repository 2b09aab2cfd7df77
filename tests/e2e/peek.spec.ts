import { expect, type Page } from '@playwright/test';
import { begin, goOn } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';
import { chooseMode } from './support/more.ts';

onNarrowScreenOnly();

const [, essay] = questions;

/** Time that the clock may have lost, beside that in which the question was open: both ends are whole seconds. */
const roundingMs = 2_000;

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
  /** Stays away for longer than the rounding hides, and says when the question was left. */
  const leave = async () => {
    await page.goto(`${server.url}/practise`);
    const leftAt = Date.now();
    await expect(page.getByRole('heading', { name: 'Practise' })).toBeVisible();
    await expect.poll(() => Date.now() - leftAt, { intervals: [500] }).toBeGreaterThan(roundingMs + 2_000);
    return leftAt;
  };
  /** The clock lost no more than the time in which the question was open. */
  const expectLeft = async (seconds: number, openMs: () => number) => {
    const left = await secondsLeft(page);
    expect(left).toBeGreaterThanOrEqual(seconds - (openMs() + roundingMs) / 1_000);
  };
  await open();
  await chooseMode(page, 'Exam mode');
  await test.step('a peek is forgotten', async () => {
    await begin(page);
    await expect(box).toBeVisible();
    await leave();
    await open();
    const begunAt = Date.now();
    await begin(page);
    await expectLeft(20 * 60, () => Date.now() - begunAt);
  });
  await test.step('words are kept, and the time away does not count', async () => {
    await box.fill('Half an essay');
    const left = await secondsLeft(page);
    const readAt = Date.now();
    const openMs = (await leave()) - readAt;
    await open();
    const resumedAt = Date.now();
    await goOn(page);
    await expect(box).toHaveValue('Half an essay');
    await expectLeft(left, () => openMs + Date.now() - resumedAt);
  });
  await test.step('starting again is a fresh start', async () => {
    await leave();
    await open();
    const restartedAt = Date.now();
    await page.getByRole('button', { name: 'Start again', exact: true }).click();
    await expect(box).toHaveValue('');
    await expectLeft(20 * 60, () => Date.now() - restartedAt);
  });
});
