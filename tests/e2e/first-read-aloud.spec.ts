import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { begin } from './support/begin.ts';
import { ownAnswers } from './support/bad-day.ts';
import { signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { engineTime, speakAndSubmit } from './support/score-story.ts';
import { ServerView } from './support/server-view.ts';
import { testThatKills as test } from './support/product.ts';
import { onWideScreenOnly } from './support/wide-only.ts';

const question = { task: 'RA', id: 1001 } as const;

/** Signs in on a new device and hands in a first reading. */
async function readFirst(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();

  await page.goto(`${url}/dashboard/speaking/read-aloud/1001`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await begin(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await speakAndSubmit(page, 7_000);
}

test.describe('on a phone', () => {
  onNarrowScreenOnly();
  // How long the server's engine takes is the machine's, and not what this is about.
  test.slow();

  test(
    'a first visit: signed in, read aloud without the packs, and the score of the server appears by itself',
    proofOnly,
    async ({ learner, server }) => {
      const page = await learner.openApp(server.url);
      const onServer = new ServerView(server.url, page);
      await readFirst(page, server.url);
      const result = page.getByRole('region', { name: 'Your result' });

      const isScored = async () =>
        ((await onServer.answers(question.task, question.id))[0]?.score?.points ?? null) !== null;
      await expect.poll(isScored, { ...engineTime, intervals: [250] }).toBe(true);
      // Nobody touches the page.
      await expect(result).toContainText(/We heard \d+ of 50 words/);
      await page.screenshot({ path: test.info().outputPath('score.png'), fullPage: true });
    },
  );
});

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test('a first visit: signed in, read aloud without the packs, and the answer is sent', async ({
    learner,
    server,
  }) => {
    const page = await learner.openApp(server.url);
    await readFirst(page, server.url);
    await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    await expect(ownAnswers(page)).toContainText('Synced');
  });
});
