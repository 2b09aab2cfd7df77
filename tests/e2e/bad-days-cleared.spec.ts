import type { Page } from '@playwright/test';
import { databaseName } from '#data/store/database-name.ts';
import { createAccount, expect, ownAnswers, test } from './support/bad-day.ts';
import { begin, goOn } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';

onNarrowScreenOnly();

const [, essay, choose] = questions;

/** What a learner does who clears the data of the site, and a browser that wants the room, while the page is open. */
async function clearDatabases(page: Page, url: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'indexeddb' });
}

/** How many rows there are. A database that is not there is not opened: that would make it. */
async function rowsIn(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    async ([wanted, table]) => {
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === wanted)) return 0;
      return new Promise<number>((resolve) => {
        const opening = indexedDB.open(wanted);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(table).objectStore(table).count();
          counting.addEventListener('success', () => resolve(counting.result));
          opening.result.close();
        });
      });
    },
    [database, store] as const,
  );
}

/** The words of the essay are in a database again, beside its name. */
async function draftsAreKept(page: Page): Promise<void> {
  await expect.poll(() => rowsIn(page, 'passage-drafts', 'drafts')).toBe(2);
}

test('an essay outlives the databases that it was kept in, is handed in, and the loss is said', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  await page.goto(`${line.url}${questionPath(choose)}`);
  await choose.answer(page);
  await page.goto(`${line.url}${questionPath(essay)}`);
  await begin(page);
  const box = page.getByRole('textbox', { name: 'Your essay' });
  await box.fill('Half a thought');
  await test.step('the question and the words stay', async () => {
    await clearDatabases(page, line.url);
    await draftsAreKept(page);
    await expect(box).toHaveValue('Half a thought');
  });
  await test.step('the words are kept anew without another letter', async () => {
    await page.reload();
    await goOn(page);
    await expect(box).toHaveValue('Half a thought');
  });
  await test.step('it is handed in while they are cleared once more', async () => {
    await box.press('End');
    await box.pressSequentially(' and the rest.');
    await clearDatabases(page, line.url);
    const result = page.getByRole('region', { name: 'Your result' });
    const refused = page.getByText('Submit again. Your answer is still here.');
    await expect(async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      // Nothing is said to be saved that is not.
      await expect(result.or(refused)).toBeVisible();
      await expect(result).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(result).toContainText('6 words');
    await expect(ownAnswers(page)).toHaveCount(1);
  });
  await test.step('the list is whole again, and the loss is said once', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click();
    const notice = page.getByRole('region', { name: 'What was saved on this device is lost' });
    await expect(notice).toContainText('You are not signed in');
    await expect(page.getByRole('link', { name: /Do we still need libraries/ })).toBeVisible();
    await notice.getByRole('button', { name: 'I have read this' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test('what the server has comes back under the open page', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await createAccount(page, line.url);
  await page.goto(`${line.url}${questionPath(choose)}`);
  await choose.answer(page);
  await expect(ownAnswers(page)).toContainText('Synced');
  const mark = () => page.evaluate(() => document.cookie);
  const before = await mark();
  await clearDatabases(page, line.url);
  // This installation gets another name with its new database.
  await expect.poll(mark).not.toBe(before);
  await expect.poll(() => rowsIn(page, databaseName, 'answers')).toBe(1);
  await expect(ownAnswers(page)).toContainText('Synced');
});
