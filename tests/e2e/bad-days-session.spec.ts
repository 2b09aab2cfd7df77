import { z } from 'zod';
import { createAccount, expect, ownAnswers, test } from './support/bad-day.ts';
import { signIn } from './support/learner.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const [, , choose, , dictate] = questions;
const Tokens = z.object({ refresh_token: z.string() });

test('a sign-in that the server has ended hides nothing; after signing in again what waited is sent once', async ({
  line,
  learner,
}) => {
  let page = await learner.openStoredApp(line.url);
  const granted = page.waitForResponse((response) => response.url().endsWith('/token') && response.ok());
  const account = await createAccount(page, line.url);
  const response = await granted;
  const { refresh_token } = Tokens.parse(await response.json());

  await test.step('one answer is on the server', async () => {
    await page.goto(`${line.url}${questionPath(choose)}`);
    await choose.answer(page);
    await expect(ownAnswers(page)).toContainText('Synced');
  });
  await test.step('another is given without a connection', async () => {
    await line.cut();
    await page.goto(`${line.url}${questionPath(dictate)}`);
    await dictate.answer(page);
    await expect(ownAnswers(page)).toHaveCount(1);
    await page.close();
  });
  await test.step('meanwhile the sign-in ends on the server, and the access token gets old', async () => {
    const logout = response.url().replace(/\/token$/, '/logout');
    const body = new URLSearchParams({ refresh_token, client_id: 'passage-web' });
    expect((await fetch(logout, { method: 'POST', body })).status).toBe(204);
    await line.mend();
    page = await learner.newTab();
    await page.clock.install({ time: Date.now() + 10 * 60 * 1_000 });
  });
  await test.step('the app says that a sign-in is needed and shows everything', async () => {
    await page.goto(`${line.url}/me`);
    await expect(page.getByText(/^Your sign-in has ended\. Everything is still here/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Sync 1 change waiting to sync/ })).toBeVisible();
    for (const question of [choose, dictate]) {
      await page.goto(`${line.url}${questionPath(question)}`);
      await expect(ownAnswers(page)).toHaveCount(1);
    }
    await expect(ownAnswers(page)).toContainText('Saved on this device');
  });
  await test.step('after signing in again it is sent, once', async () => {
    const onServer = new ServerView(line.url, page);
    await page.goto(`${line.url}/me`);
    await page.getByRole('button', { name: /^Sign in as Ana/ }).click();
    await signIn(page, account);
    await expect(page.getByText(/Signed in as Ana/)).toBeVisible();
    for (const { task, id } of [choose, dictate]) {
      await page.goto(`${line.url}${questionPath({ task, id })}`);
      await expect(ownAnswers(page)).toHaveCount(1);
      await expect(ownAnswers(page)).toContainText('Synced');
      expect(await onServer.answers(task, id)).toHaveLength(1);
    }
  });
});
