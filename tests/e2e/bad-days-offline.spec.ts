import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, ownAnswers, test } from './support/bad-day.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { begin, goOn } from './support/begin.ts';
import { chooseMode } from './support/more.ts';

onNarrowScreenOnly();

const [, essay, choose, , dictate] = questions;

/** What a clock shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = '', seconds = ''] = (await page.getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test('an essay under way survives a reload without a connection, with its words and its clock', async ({
  line,
  learner,
}) => {
  let page = await learner.openStoredApp(line.url);
  await line.cut();
  await page.goto(`${line.url}${questionPath(essay)}`);
  const box = () => page.getByRole('textbox', { name: 'Your essay' });
  const written = 'Trains are quiet in the morning, and I think best there.';
  await chooseMode(page, 'Exam mode');
  await begin(page);
  await box().fill(written);
  const atFirst = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(atFirst - 2);
  const before = await secondsLeft(page);

  await test.step('reload', async () => {
    await page.reload();
    await goOn(page);
    await expect(box()).toHaveValue(written);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
  });
  await test.step('the app is closed and opened again', async () => {
    await learner.closeApp();
    page = await learner.openApp(`${line.url}${questionPath(essay)}`);
    await goOn(page);
    await expect(box()).toHaveValue(written);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
  });
  await test.step('it can be finished and handed in, and leaves no draft', async () => {
    await box().press('End');
    await box().pressSequentially(' The end.');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    await page.reload();
    // As in the exam, answers of before are shown once there is a new one.
    await chooseMode(page, 'Practice');
    await expect(ownAnswers(page)).toHaveCount(1);
    await begin(page);
    await expect(box()).toHaveValue('');
  });
});

test(
  'a captive portal is no server: answers say that they wait, and are sent once when it is gone',
  proofOnly,
  async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    const onServer = new ServerView(line.url, page);
    const heardBefore = line.writesHeard;
    await line.becomePortal();
    await page.goto(`${line.url}${questionPath(choose)}`);
    await choose.answer(page);
    await expect
      .poll(() => line.writesHeard, { message: 'the portal got the answer' })
      .toBeGreaterThan(heardBefore);
    await expect(ownAnswers(page)).toContainText('Waiting for a connection');
    await page.goto(`${line.url}${questionPath(dictate)}`);
    await dictate.answer(page);
    await page.reload();
    await expect(ownAnswers(page)).toContainText('Waiting for a connection');

    await line.mend();
    await page.goto(`${line.url}/sync`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    for (const { task, id } of [choose, dictate]) {
      await page.goto(`${line.url}${questionPath({ task, id })}`);
      await expect(ownAnswers(page)).toContainText('Synced');
      expect(await onServer.answers(task, id)).toHaveLength(1);
    }
  },
);

test(
  'a device whose clock is ten years ahead sends each answer once',
  proofOnly,
  async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    const onServer = new ServerView(line.url, page);
    const tenYears = 10 * 365 * 24 * 60 * 60 * 1_000;
    await page.clock.install({ time: Date.now() + tenYears });

    for (const isConnected of [true, false]) {
      const question = isConnected ? choose : dictate;
      await test.step(`practises ${question.task}, ${isConnected ? 'connected' : 'not connected'}`, async () => {
        if (!isConnected) await line.cut();
        await page.goto(`${line.url}${questionPath(question)}`);
        expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2034);
        await question.answer(page);
        await expect(ownAnswers(page)).toHaveCount(1);
      });
    }
    await line.mend();
    for (const { task, id } of [choose, dictate]) {
      await page.goto(`${line.url}${questionPath({ task, id })}`);
      await expect(ownAnswers(page)).toHaveCount(1);
      await expect(ownAnswers(page)).toContainText('Synced');
      expect(await onServer.answers(task, id)).toHaveLength(1);
    }
  },
);
