import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, ownAnswers, test } from './support/bad-day.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const [, , choose, reorder, dictate] = questions;

/** Counts the batches that this tab sends itself; those of the service worker are not among them. */
function countBatches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/sync/batch')) count += 1;
  });
  return () => count;
}

test(
  'two tabs practise without a connection; one sends, is closed in the middle, and the other takes over',
  proofOnly,
  async ({ line, learner }) => {
    const first = await learner.openStoredApp(line.url);
    await createAccount(first, line.url);
    const second = await first.context().newPage();
    const tabs = [
      { page: first, question: choose, sent: countBatches(first) },
      { page: second, question: dictate, sent: countBatches(second) },
    ] as const;

    await test.step('both practise in the tunnel', async () => {
      await line.cut();
      for (const { page, question } of tabs) {
        await page.goto(`${line.url}${questionPath(question)}`);
        await question.answer(page);
        await expect(ownAnswers(page)).toContainText('Waiting for a connection');
      }
      // Both see all that is on the device.
      for (const { page } of tabs) {
        await page.goto(`${line.url}/sync`);
        await expect(page.getByText(/^2 changes saved on this device/)).toBeVisible();
      }
    });

    const [sender, other] = await test.step('one sends, and never hears the answer', async () => {
      const before = tabs.map(({ sent }) => sent());
      const hasSent = () => tabs.filter(({ sent }, at) => sent() > (before[at] ?? 0));
      await line.loseAnswers();
      await first.getByRole('button', { name: 'Sync now' }).click();
      // Either may be the one that sends for both, just when the line was back.
      await expect.poll(() => hasSent().length).toBe(1);
      const [one] = hasSent();
      const another = one === tabs[0] ? tabs[1] : tabs[0];
      // The other knows, and does not send as well.
      await expect(another.page.getByText('Sending 2 changes.')).toBeVisible();
      expect(hasSent()).toEqual([one]);
      return one === tabs[0] ? tabs : ([tabs[1], tabs[0]] as const);
    });
    await test.step('it is closed; the other sends by itself', async () => {
      await sender.page.close();
      await line.mend();
      // Not counted: the service worker may send in place of the tab.
      await expect(other.page.getByText(/^Everything is on the server/)).toBeVisible();
    });
    const left = other.page;
    const onServer = new ServerView(line.url, left);
    await test.step('the server has each answer once', async () => {
      for (const { task, id } of [choose, dictate]) {
        await left.goto(`${line.url}${questionPath({ task, id })}`);
        await expect(ownAnswers(left)).toHaveCount(1);
        await expect(ownAnswers(left)).toContainText('Synced');
        expect(await onServer.answers(task, id)).toHaveLength(1);
      }
    });
    await test.step('the tab that is left goes on', async () => {
      await left.goto(`${line.url}${questionPath(reorder)}`);
      await reorder.answer(left);
      await expect(ownAnswers(left)).toContainText('Synced');
      expect(await onServer.answers(reorder.task, reorder.id)).toHaveLength(1);
    });
  },
);
