import { proofOnly } from '#tests/support/rounds.ts';
import { BatchRequest } from '#contract/sync.ts';
import { createAccount, expect, ownAnswers, test, signOutAndKeep } from './support/bad-day.ts';
import { signIn } from './support/learner.ts';
import { questionPath, questions } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { begin, goOn } from './support/begin.ts';
import { noAnswers } from './support/no-answers.ts';

onNarrowScreenOnly();

const [readAloud, essay, choose, reorder, dictate] = questions;

test(
  'a browser that clears the database is found out: it says once how much had not been sent',
  proofOnly,
  async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    await line.cut();
    for (const question of [choose, reorder, dictate]) {
      await page.goto(`${line.url}${questionPath(question)}`);
      await question.answer(page);
    }
    await test.step('one of three gets through', async () => {
      let isFirst = true;
      await page.route('**/api/sync/batch', async (route) => {
        if (!isFirst) return route.abort();
        isFirst = false;
        const batch = BatchRequest.parse(route.request().postDataJSON());
        const postData = JSON.stringify({ ...batch, ops: batch.ops.slice(0, 1) });
        try {
          await route.fulfill({ response: await route.fetch({ postData }) });
        } catch {
          // The app may try before the line is mended: that one got nowhere.
          isFirst = true;
          await route.abort();
        }
      });
      // The page stays where it is: one that is left would take the batch on its way with it.
      await page.goto(`${line.url}/sync`);
      // The app may find out by itself that the line is mended.
      const sent = page.waitForResponse('**/api/sync/batch');
      await line.mend();
      await page.getByRole('button', { name: 'Sync now' }).click();
      await sent;
    });
    await test.step('the browser clears what is stored', async () => {
      const cdp = await page.context().newCDPSession(page);
      await page.goto('about:blank');
      await cdp.send('Storage.clearDataForOrigin', { origin: line.url, storageTypes: 'indexeddb' });
      await page.unroute('**/api/sync/batch');
      await line.mend();
    });
    await test.step('after the next sign-in it is told, and once read it is gone', async () => {
      await page.goto(`${line.url}/me`);
      // The provider still knows who it is: no password is asked for.
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText(/Signed in as Ana/)).toBeVisible();
      const notice = page.getByRole('region', { name: '2 changes were lost on this device' });
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('Everything that was sent is safe.');
      await notice.getByRole('button', { name: 'I have read this' }).click();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(/Signed in as Ana/)).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  },
);

test('a word typed a moment before a reload is still there', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await page.goto(`${line.url}${questionPath(essay)}`);
  const box = page.getByRole('textbox', { name: 'Your essay' });
  await begin(page);
  for (const text of ['The last w', 'The last wo', 'The last wor', 'The last word.']) {
    await box.waitFor();
    // The keystroke and the reload are one task of the page: nothing that takes time can end in between.
    await Promise.all([
      page.waitForEvent('load'),
      box.evaluate((area, value) => {
        if (area instanceof HTMLTextAreaElement) area.setRangeText(value, 0, area.value.length);
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        location.reload();
      }, text),
    ]);
    await goOn(page);
    await expect(box).toHaveValue(text);
  }
});

test('another learner on the same device neither sees nor sends what waits; its owner does', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  const first = await createAccount(page, line.url);
  await line.cut();
  await page.goto(`${line.url}${questionPath(choose)}`);
  await choose.answer(page);
  await test.step('the first one signs out and is told what waits', async () => {
    await page.goto(`${line.url}/me/account`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText(/ could be sent now\. 1 answer is still to be sent\./)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out and keep' }).click();
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
    await line.mend();
  });
  await test.step('the second one finds nothing and sends nothing', async () => {
    await createAccount(page, line.url);
    await page.goto(`${line.url}/sync`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText('Done. Everything is on the server.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    await page.goto(`${line.url}${questionPath(choose)}`);
    await expect(noAnswers(page)).toBeVisible();
    await signOutAndKeep(page, line.url);
  });
  await test.step('the first one comes back, and it is sent', async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, first);
    await expect(page.getByText(/Signed in as Ana/)).toBeVisible();
    await page.goto(`${line.url}${questionPath(choose)}`);
    await expect(ownAnswers(page)).toHaveCount(1);
    await expect(ownAnswers(page)).toContainText('Synced');
  });
});

test('nothing is recorded that could not be kept', proofOnly, async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000 });
  await page.goto(`${line.url}${questionPath(readAloud)}`);
  await begin(page);
  await expect(page.getByRole('heading', { name: 'There is no room for a recording' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start recording' })).toHaveCount(0);
  await test.step('the way on leads to what takes room', async () => {
    await page.getByRole('link', { name: 'Free some room' }).click();
    await expect(page.getByRole('region', { name: 'Room on this device' })).toContainText(
      'There is no room left for new recordings.',
    );
    await page.goBack();
    await begin(page);
    await expect(page.getByRole('heading', { name: 'There is no room for a recording' })).toBeVisible();
  });
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url });
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
});
