import type { Locator, Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, test } from './support/bad-day.ts';
import { expectNoViolations } from './support/axe.ts';
import { Learner } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { paintedPicture } from './support/picture.ts';
import { questionPath, questions } from './support/practise.ts';
import { onWideScreenOnly } from './support/wide-only.ts';

const [, , choose] = questions;

async function onAnotherDevice(
  url: string,
  viewport: { width: number; height: number } | null,
): Promise<{ device: Learner; page: Page }> {
  const device = new Learner(viewport);
  const page = await device.openStoredApp(url);
  await createAccount(page, url);
  return { device, page };
}

/** All that waits is sent. */
async function sendAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sync`);
  await page.getByRole('button', { name: 'Sync now' }).click();
  const done = page.getByRole('heading', { name: 'Nothing to send' });
  await expect(done).toBeVisible();
}

async function openComments(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${questionPath(choose)}`);
  await page.getByRole('tab', { name: 'Comments' }).click();
}

const comments = (on: Page) => on.getByRole('list', { name: 'Comments' }).locator('> li');

async function deleteComment(page: Page, comment: Locator): Promise<void> {
  await comment.getByRole('button', { name: 'Delete this comment' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete' });
  await expect(sure.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await sure.getByRole('checkbox', { name: "I'm sure to delete" }).check();
  await sure.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Comment deleted successfuly')).toBeVisible();
}

test.describe('on a phone', () => {
  onNarrowScreenOnly();

  test('a comment is written and deleted', proofOnly, async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    const said = `Read the last line ${crypto.randomUUID()}`;
    const own = comments(page).filter({ hasText: said });
    await openComments(page, line.url);
    await page.getByRole('textbox', { name: 'Your comment' }).fill(said);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(own).toBeVisible();
    await expectNoViolations(page);
    await deleteComment(page, own);
    await expect(own).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test('a comment with a picture, written in a tunnel, is liked, replied to, and deleted by its author only', async ({
    line,
    learner,
    viewport,
  }) => {
    const page = await learner.openStoredApp(line.url);
    await createAccount(page, line.url);
    const friend = await onAnotherDevice(line.url, viewport);
    const said = `Read the last line ${crypto.randomUUID()}`;
    const own = comments(page).filter({ hasText: said });
    const theirs = comments(friend.page).filter({ hasText: said });
    try {
      await test.step('it is written without a connection, and stays over a reload before it is sent', async () => {
        await line.cut();
        await openComments(page, line.url);
        await page.getByRole('textbox', { name: 'Your comment' }).fill(said);
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Add image' }).click();
        await (await chooser).setFiles({ name: 'map.png', mimeType: 'image/png', buffer: paintedPicture() });
        await expect(page.getByRole('img', { name: 'map.png' })).toBeVisible();
        await page.getByRole('tab', { name: 'My Answers' }).click();
        await openComments(page, line.url);
        await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(said);
        await expect(page.getByRole('img', { name: 'map.png' })).toBeVisible();
        await page.getByRole('button', { name: 'Comment', exact: true }).click();
        await expect(page.getByText('Comment saved')).toBeVisible();
        await expect(own).toContainText(/Saved on this device|Waiting for a connection/);
        await expect(own.getByRole('img', { name: /^Image 1 of/ })).toBeVisible();
        await expectNoViolations(page);
      });
      await test.step('somebody else sees it with its picture, likes it, replies, and cannot delete it', async () => {
        await line.mend();
        await sendAll(page, line.url);
        await openComments(friend.page, line.url);
        await expect(theirs.getByRole('img', { name: /^Image 1 of/ })).toBeVisible();
        await theirs.getByRole('button', { name: 'Like, 0 so far' }).click();
        await expect(theirs.getByRole('button', { name: 'Like, 1 so far' })).toBeVisible();
        await theirs.getByRole('button', { name: 'Reply', exact: true }).first().click();
        await friend.page.getByRole('textbox', { name: /^Reply to/ }).fill('Good to know.');
        await friend.page.getByRole('button', { name: 'Reply', exact: true }).last().click();
        await expect(friend.page.getByText('Comment saved')).toBeVisible();
        await expect(theirs.getByRole('button', { name: 'Report this comment' }).first()).toBeVisible();
        await expect(theirs.getByRole('button', { name: 'Delete this comment' })).toHaveCount(1);
        await sendAll(friend.page, line.url);
      });
      await test.step('its author sees both, and deletes it', async () => {
        await openComments(page, line.url);
        await expect(own.getByRole('button', { name: 'Like, 1 so far' })).toBeVisible();
        await own.getByRole('button', { name: 'Show 1 more replies' }).click();
        await expect(own.getByText('Good to know.')).toBeVisible();
        await deleteComment(page, own);
        await expect(own).toHaveCount(0);
        // Until it cannot be undone any more.
        await expect(page.getByText('Comment deleted successfuly')).toBeHidden();
        await sendAll(page, line.url);
      });
      await test.step('it is gone for everybody, with the reply', async () => {
        await openComments(friend.page, line.url);
        await expect(friend.page.getByText('No comment found')).toBeVisible();
      });
    } finally {
      await friend.device.dispose();
    }
  });
});
