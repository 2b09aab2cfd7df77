import type { Page } from '@playwright/test';
import { databaseName } from '#data/store/database-name.ts';
import { expect, test } from './support/bad-day.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';

onNarrowScreenOnly();

const [, , choose] = questions;

/**
 * From the next page on, opening a database (`null`: any) ends without any event until `answer` is called, as on some iPhones.
 */
async function silenceStorage(page: Page, database: string | null): Promise<{ answer: () => Promise<void> }> {
  await page.addInitScript((silent) => {
    const { prototype } = IDBFactory;
    const { value: open } = Object.getOwnPropertyDescriptor(prototype, 'open') as {
      value: (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
    };
    const state = globalThis as typeof globalThis & { storageAnswers?: boolean };
    prototype.open = function (this: IDBFactory, ...args) {
      const isSilent = (silent === null || args[0] === silent) && state.storageAnswers !== true;
      return isSilent ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, args);
    };
  }, database);
  return {
    answer: async () => {
      await page.evaluate(() => Object.assign(globalThis, { storageAnswers: true }));
    },
  };
}

for (const [what, database] of [
  ['the database of the learner', databaseName],
  ['the database of the session', 'passage-session'],
  ['every database', null],
] as const)
  test(`${what} does not respond: that is reported, and the page opens by itself once it does`, async ({
    line,
    learner,
  }) => {
    const page = await learner.openStoredApp(line.url);
    const storage = await silenceStorage(page, database);
    await page.goto(`${line.url}${questionPath(choose)}`);
    const problem = page.getByRole('heading', { name: 'Storage on this device is not responding' });
    await expect(problem).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

    await storage.answer();
    await choose.answer(page);
    await expect(problem).toHaveCount(0);
  });

test('storage of the packs that does not respond is reported on their card, and they are listed once it does', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  const storage = await silenceStorage(page, 'passage-model-packs');
  await page.goto(`${line.url}/me/storage`);
  const card = page.getByRole('region', { name: 'Scoring on this device' });
  await expect(card).toContainText('Storage on this device is not responding.');
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();

  await storage.answer();
  await expect(card.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(card).toContainText(/Scores for reading aloud|This server offers no downloads/);
});
