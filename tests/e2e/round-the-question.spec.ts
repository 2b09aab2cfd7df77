import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, test, type NewAccount } from './support/bad-day.ts';
import { expectNoViolations, violationsOf } from './support/axe.ts';
import { faultsOf } from './support/faults-of.ts';
import { Learner, signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { onWideScreenOnly } from './support/wide-only.ts';
import { pickMore } from './support/more.ts';

const [, , choose] = questions;
const listPath = '/dashboard/reading/multiple-choice-single';

/** Another device, with an account of its own or signed in to one that is there. */
async function onAnotherDevice(
  url: string,
  viewport: { width: number; height: number } | null,
  { account }: { account?: NewAccount } = {},
): Promise<{ device: Learner; page: Page }> {
  const device = new Learner(viewport);
  const page = await device.openStoredApp(url);
  if (account) {
    await page.goto(`${url}/me`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, account);
    await expect(page.getByText(/Signed in as/)).toBeVisible();
  } else await createAccount(page, url);
  return { device, page };
}

async function syncNow(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sync`);
  await page.getByRole('button', { name: 'Sync now' }).click();
}

/** All that waits is sent. */
async function sendAll(page: Page, url: string): Promise<void> {
  await syncNow(page, url);
  const done = page.getByRole('heading', { name: 'Nothing to send' });
  await expect(done).toBeVisible();
}

const inQuestion = (page: Page, url: string) => page.goto(`${url}${questionPath(choose)}`);

test('bookmarks, filters and modes of a list, without an account', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await page.goto(`${line.url}${listPath}`);
  await expect(page.getByText('2 questions')).toBeVisible();

  await test.step('a mark is set in the list', async () => {
    await page.getByRole('button', { name: 'Bookmark, question #15001' }).click();
    await page.getByRole('menuitemradio', { name: 'Very hard' }).click();
    await expect(page.getByText('Bookmark updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bookmark: Very hard, question #15001' })).toBeVisible();
  });
  await test.step('the drawer says how many are left, and the chip takes the filter off', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    const marks = page.getByRole('group', { name: 'Your bookmark' });
    await marks.getByRole('checkbox', { name: 'Very hard' }).check({ force: true });
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Show 1 question' }).click();
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Filter ?, 1 on$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Bookmark: Very hard, take this filter off' }).click();
    await expect(page.getByText('2 questions')).toBeVisible();
  });
  await test.step('bookmark mode has what is marked, and the question knows its place in it', async () => {
    await page.getByRole('radio', { name: 'Bookmarks' }).check({ force: true });
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Why cities keep bees' }).click();
    await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('1 of 1');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('radio', { name: 'Bookmarks' })).toBeChecked();
  });
  await test.step('nothing is predicted where nobody told of an exam; the free plan has no prediction', async () => {
    await page.getByRole('radio', { name: 'Exam memory' }).check({ force: true });
    await expect(page.getByText('No question found!')).toBeVisible();
    await page.getByRole('radio', { name: 'Prediction' }).click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Not Now' }).click();
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  });
});

async function writeNote(page: Page, url: string, text: string, { isFirst = false } = {}): Promise<void> {
  await inQuestion(page, url);
  await pickMore(page, isFirst ? 'Note' : 'Your note');
  await page.getByRole('dialog', { name: 'Note' }).getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(isFirst ? 'Saved successfully' : 'Note updated')).toBeVisible();
}

test.describe('on a phone', () => {
  onNarrowScreenOnly();

  test('a note is written, and is among the notes', proofOnly, async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await writeNote(page, line.url, 'Words of the train', { isFirst: true });
    await page.goto(`${line.url}/dashboard/notes`);
    await expect(page.getByText('Words of the train')).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test('a note written on two devices is shown side by side, and one text comes of it', async ({
    line,
    learner,
    viewport,
  }) => {
    const page = await learner.openStoredApp(line.url);
    const account = await createAccount(page, line.url);
    await writeNote(page, line.url, 'The first words', { isFirst: true });
    await sendAll(page, line.url);
    const other = await onAnotherDevice(line.url, viewport, { account });
    try {
      await inQuestion(other.page, line.url);
      await expect(other.page.getByRole('button', { name: 'More, has a note' })).toBeVisible();
      await line.cut();
      await writeNote(page, line.url, 'Words of the train');
      await writeNote(other.page, line.url, 'Words of the plane');
      // Whoever sends second has the choice: here the other device.
      await other.device.closeApp();
      await line.mend();
      await sendAll(page, line.url);
      const later = await other.device.openApp(line.url);
      await syncNow(later, line.url);
      const row = later.getByRole('list', { name: 'Please check' }).getByRole('listitem').first();
      await expect(row).toContainText('Words of the plane');
      await expect(row).toContainText('Words of the train');
      await row.getByRole('button', { name: /^Make one of both/ }).click();
      await later.getByRole('textbox', { name: /^One note out of both/ }).fill('Train and plane');
      await later.getByRole('button', { name: 'Save this' }).click();
      await expect(later.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
      await syncNow(page, line.url);
      await page.goto(`${line.url}/dashboard/notes`);
      await expect(page.getByText('Train and plane')).toBeVisible();
      await expectNoViolations(page);
    } finally {
      await other.device.dispose();
    }
  });
});

test('an answer is shared, opened by a visitor, and taken back', async ({ line, learner, viewport }) => {
  const page = await learner.openStoredApp(line.url);
  await createAccount(page, line.url);
  await inQuestion(page, line.url);
  await choose.answer(page);
  const mine = page.getByRole('list', { name: 'My answers' }).getByRole('listitem').first();
  await expect(mine).toContainText('Synced');
  await mine.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share Scores' });
  await sheet.getByRole('switch').click({ force: true });
  await expect(sheet.getByText('Anybody with the link can open it, without an account.')).toBeVisible();
  await expectNoViolations(page);
  const link = (await sheet.getByText(/\/share\/reading\//).textContent()) ?? '';
  const visitor = new Learner(viewport);
  try {
    const theirs = await visitor.openApp(line.url);
    expect((await theirs.goto(link))?.status()).toBe(200);
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText('of 1 point');
    await expect(theirs.getByText('Ana')).toBeVisible();
    expect(await theirs.content()).not.toMatch(/Silva|@passage\.local/);
    expect(await violationsOf(theirs, { isApp: false })).toEqual([]);
    expect(await faultsOf(theirs, 'a shared answer')).toEqual([]);
    await theirs.getByRole('link', { name: 'Try this question' }).click();
    await expect(theirs.getByRole('radio').first()).toBeVisible();
    await sheet.getByRole('switch').click({ force: true });
    await expect.poll(async () => (await theirs.request.get(link)).status()).toBe(404);
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: 'This answer is not shared' })).toBeVisible();
  } finally {
    await visitor.dispose();
  }
});
