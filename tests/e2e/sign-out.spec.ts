import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, ownAnswers, test, type NewAccount } from './support/bad-day.ts';
import { begin, goOn } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onWideScreenOnly } from './support/wide-only.ts';

const [, write, choose, reorder, dictate] = questions;

async function signOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
}

/** The page at this address is whole, which a sign tells, and says nothing of the account. */
async function expectNobody(
  page: Page,
  address: string,
  { username }: NewAccount,
  sign = page.getByRole('link', { name: 'Sync: Saved on this device' }),
): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(sign).toBeVisible();
  await expect(page.getByText(new RegExp(`Ana|Silva|${username}`))).toHaveCount(0);
}

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test('a sign-out leaves nothing of the account on the screen', proofOnly, async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    const account = await createAccount(page, line.url);
    await signOut(page, line.url);
    for (const path of ['/', '/me', '/me/account']) await expectNobody(page, `${line.url}${path}`, account);
  });
});

test.describe('on a phone', () => {
  onNarrowScreenOnly();

  test('a sign-out leaves nothing of the account on any screen, and what is done then goes to the next account', async ({
    line,
    learner,
  }) => {
    const page = await learner.openStoredApp(line.url);
    const first = await createAccount(page, line.url);
    await page.goto(`${line.url}${questionPath(choose)}`);
    await choose.answer(page);
    await expect(ownAnswers(page)).toContainText('Synced');

    await signOut(page, line.url);
    await test.step('no screen knows them any more', async () => {
      for (const path of ['/', '/me', '/me/account', '/me/profile', '/me/data', '/sync'])
        await expectNobody(page, `${line.url}${path}`, first);
      const noAnswers = page.getByText('No answers found');
      await expectNobody(page, `${line.url}${questionPath(choose)}`, first, noAnswers);
    });
    await test.step('an answer given meanwhile goes to who signs in next, and nothing else does', async () => {
      await page.goto(`${line.url}${questionPath(reorder)}`);
      await reorder.answer(page);
      await page.goto(`${line.url}${questionPath(write)}`);
      await begin(page);
      await page.getByRole('textbox', { name: 'Your essay' }).fill('Half an essay');
      await page.goto(`${line.url}/`);
      await expect(
        page.getByText(/What you do until then, finished or not, goes to the next account/),
      ).toBeVisible();
      await createAccount(page, line.url);
      const onServer = new ServerView(line.url, page);
      await page.goto(`${line.url}${questionPath(reorder)}`);
      await expect(ownAnswers(page)).toContainText('Synced');
      expect(await onServer.answers(reorder.task, reorder.id)).toHaveLength(1);
      expect(await onServer.answers(choose.task, choose.id)).toHaveLength(0);
      await page.goto(`${line.url}${questionPath(write)}`);
      await goOn(page);
      await expect(page.getByRole('textbox', { name: 'Your essay' })).toHaveValue('Half an essay');
      await page.goto(`${line.url}${questionPath(choose)}`);
      await expect(page.getByText('No answers found')).toBeVisible();
    });
  });

  test('who removes their data is told what the server does not have, and nothing of them is left', async ({
    line,
    learner,
  }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    await line.cut();
    await page.goto(`${line.url}${questionPath(dictate)}`);
    await dictate.answer(page);
    await page.goto(`${line.url}/me/data`);
    await expect(page.getByText(/^Not on the server yet: 1 answer/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove my data' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Nothing of yours is left on this device.')).toBeVisible();
    const left = await page.evaluate(async () => {
      const open = (name: string) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(name)));
        });
      // The drafts' database has its own name beside them, which is no learner's.
      const count = (db: IDBDatabase, store: string) =>
        new Promise<number>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAllKeys();
          request.addEventListener('success', () =>
            resolve(request.result.filter((key) => key !== 'name').length),
          );
        });
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const rows: Record<string, number> = {};
      for (const name of names.filter((each) => each === 'passage' || each === 'passage-drafts')) {
        const db = await open(name);
        for (const store of db.objectStoreNames) rows[`${name} ${store}`] = await count(db, store);
        db.close();
      }
      return rows;
    });
    for (const table of [
      'answers',
      'bookmarks',
      'profiles',
      'entities',
      'outbox',
      'blobs',
      'recordingDrafts',
      'recordingChunks',
      'staging',
      'oplog',
    ])
      expect(left[`passage ${table}`], table).toBe(0);
    expect(left['passage-drafts drafts'] ?? 0).toBe(0);
    await page.goto(`${line.url}/me`);
    await expect(page.getByText('Not signed in')).toBeVisible();
  });
});
