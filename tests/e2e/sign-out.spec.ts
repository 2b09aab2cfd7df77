import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import {
  createAccount,
  expect,
  ownAnswers,
  signOutAndKeep,
  test,
  type NewAccount,
} from './support/bad-day.ts';
import { begin, goOn } from './support/begin.ts';
import { everythingOnDevice } from './support/everything-on-device.ts';
import { signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onWideScreenOnly } from './support/wide-only.ts';
import { pickMore } from './support/more.ts';
import { noAnswers } from './support/no-answers.ts';

const [, write, choose, reorder, dictate] = questions;

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
    await signOutAndKeep(page, line.url);
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

    await signOutAndKeep(page, line.url);
    await test.step('no screen knows them any more', async () => {
      for (const path of ['/', '/me', '/me/account', '/me/profile', '/me/data', '/sync'])
        await expectNobody(page, `${line.url}${path}`, first);
      await expectNobody(page, `${line.url}${questionPath(choose)}`, first, noAnswers(page));
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
      await expect(noAnswers(page)).toBeVisible();
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

  test('a page that comes back from the cache after its learner has left starts anew', async ({
    line,
    learner,
  }) => {
    const page = await learner.openStoredApp(line.url);
    const list = questionPath(choose).replace(/\/\d+$/, '');
    await page.goto(`${line.url}${list}?title=heron`);
    await expect(page.getByText('No question found')).toBeVisible();
    // Headless Chromium has no such cache: the page is told what it would be told.
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await comeBack();
    await expect(page).toHaveURL(/heron/);
    const other = await learner.newTab();
    await other.goto(`${line.url}/me/account`);
    // What a sign-out does, of which a frozen page does not hear.
    const sitting = await other.evaluate(() => {
      const fresh = crypto.randomUUID();
      localStorage.setItem('passage-sitting', fresh);
      return fresh;
    });
    // Another process hears of it a little later.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('passage-sitting'))).toBe(sitting);
    await Promise.all([page.waitForEvent('load'), comeBack()]);
    await expect(page).toHaveURL(`${line.url}${list}`);
    await expect(page.getByText('No question found')).toHaveCount(0);
  });

  test('two learners share a device: neither sees the other, and what is kept is there again', async ({
    line,
    learner,
  }) => {
    test.slow();
    const noteWords = 'Heron notes of the first one';
    const essayWords = 'Half an essay about herons';
    const searchWords = 'heron';
    const page = await learner.openStoredApp(line.url);
    const first = await createAccount(page, line.url, { firstName: 'Ottoline', lastName: 'Quex' });
    const ofFirst = new RegExp(`heron|ottoline|quex|${first.username}`, 'i');
    const list = questionPath(choose).replace(/\/\d+$/, '');
    const other = await learner.newTab();

    /** Nothing of the first learner can be read off this page, its address or its title, nor out of what it keeps at hand. */
    const expectNothing = async (tab: Page) => {
      await expect(tab.getByRole('heading').first()).toBeVisible();
      await expect
        .poll(async () => {
          const seen = await tab.evaluate(() => [
            document.documentElement.outerHTML,
            document.title,
            ...Object.entries(localStorage).flat(),
            ...Object.entries(sessionStorage).flat(),
          ]);
          return ofFirst.exec([tab.url(), ...seen].join('\n'))?.[0] ?? null;
        })
        .toBeNull();
    };

    await test.step('the first one answers, writes and looks for something', async () => {
      await page.goto(`${line.url}${questionPath(choose)}`);
      await choose.answer(page);
      await expect(ownAnswers(page)).toContainText('Synced');
      await pickMore(page, 'Note');
      await page.getByRole('dialog', { name: 'Note' }).getByRole('textbox').fill(noteWords);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved successfully')).toBeVisible();
      await page.goto(`${line.url}${list}?title=${searchWords}`);
      await expect(page.getByText('No question found')).toBeVisible();
      await other.goto(`${line.url}${list}?title=${searchWords}`);
      await expect(other.getByText('No question found')).toBeVisible();
      await other.goto(`${line.url}${questionPath(write)}`);
      await begin(other);
      await other.getByRole('textbox', { name: 'Your essay' }).fill(essayWords);
    });
    await test.step('after the sign-out nothing of them is in either tab, nor behind Back', async () => {
      await signOutAndKeep(page, line.url);
      await expect(page.getByText(/^You are signed out\. Your answers stay/)).toBeVisible();
      await expectNothing(page);
      await expectNothing(other);
      for (const tab of [page, other])
        for (let steps = 0; steps < 3; steps += 1) {
          await tab.goBack();
          // Before the app.
          if (tab.url() === 'about:blank') break;
          await expectNothing(tab);
        }
    });
    await test.step('nor at the next start, without a connection', async () => {
      await line.cut();
      for (const path of ['/', '/me', questionPath(choose), questionPath(write), '/dashboard/notes', list]) {
        await page.goto(`${line.url}${path}`);
        await expectNothing(page);
      }
      await line.mend();
    });
    await test.step('the second one sees nothing of it, and leaves an answer', async () => {
      await createAccount(page, line.url, { firstName: 'Bo', lastName: 'Lind' });
      for (const path of ['/', '/me/profile', '/dashboard/notes', '/sync', '/statistics']) {
        await page.goto(`${line.url}${path}`);
        await expectNothing(page);
      }
      await page.goto(`${line.url}${questionPath(choose)}`);
      await expect(noAnswers(page)).toBeVisible();
      await page.goto(`${line.url}${questionPath(reorder)}`);
      await reorder.answer(page);
      await expect(ownAnswers(page)).toContainText('Synced');
      await signOutAndKeep(page, line.url);
    });
    await test.step('when the first one is back, everything is there', async () => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signIn(page, first);
      await expect(page.getByText('Signed in as Ottoline')).toBeVisible();
      await page.goto(`${line.url}${questionPath(choose)}`);
      await expect(ownAnswers(page)).toHaveCount(1);
      await page.goto(`${line.url}/dashboard/notes`);
      await expect(page.getByText(noteWords)).toBeVisible();
      await page.goto(`${line.url}${questionPath(write)}`);
      await goOn(page);
      await expect(page.getByRole('textbox', { name: 'Your essay' })).toHaveValue(essayWords);
      await page.goto(`${line.url}${questionPath(reorder)}`);
      await expect(noAnswers(page)).toBeVisible();
    });
    await test.step('they delete instead, and no store has anything of them', async () => {
      await other.goto(`${line.url}${questionPath(choose)}`);
      await page.goto(`${line.url}/me/account`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('radio', { name: 'Delete from this device' }).check();
      await expect(page.getByText(/lost if you delete: 1 unfinished text or recording/)).toBeVisible();
      const leave = page.getByRole('button', { name: 'Sign out and delete' });
      await expect(leave).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Delete this for good' }).check();
      await leave.click();
      await expect(
        page.getByText('You are signed out. Nothing of yours is left on this device.'),
      ).toBeVisible();
      await expectNothing(page);
      await expectNothing(other);
      await expect.poll(async () => ofFirst.exec(await everythingOnDevice(page))?.[0] ?? null).toBeNull();
    });
  });
});
