import type { Page } from '@playwright/test';
import { databaseName } from '#data/database-name.ts';
import { expect, test } from './support/bad-day.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';

onNarrowScreenOnly();

const [, , choose] = questions;

/** From the next page on, opening the local database ends without any event until `answer` is called, as on some iPhones. */
async function silenceStorage(page: Page): Promise<{ answer: () => Promise<void> }> {
  await page.addInitScript((name) => {
    const { prototype } = IDBFactory;
    const { value: open } = Object.getOwnPropertyDescriptor(prototype, 'open') as {
      value: (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
    };
    const state = globalThis as typeof globalThis & { storageAnswers?: boolean };
    prototype.open = function (this: IDBFactory, ...args) {
      const isSilent = args[0] === name && state.storageAnswers !== true;
      return isSilent ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, args);
    };
  }, databaseName);
  return {
    answer: async () => {
      await page.evaluate(() => Object.assign(globalThis, { storageAnswers: true }));
    },
  };
}

test('storage that does not respond is reported, and the page opens by itself once it responds', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  const storage = await silenceStorage(page);
  await page.goto(`${line.url}${questionPath(choose)}`);
  const problem = page.getByRole('heading', { name: 'Storage on this device is not responding' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await storage.answer();
  await choose.answer(page);
  await expect(problem).toHaveCount(0);
});
