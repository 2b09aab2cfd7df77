import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import type { ProductServer } from '#tests/support/product-server.ts';
import { begin } from './support/begin.ts';
import { Learner, signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { recordAloud } from './support/practise.ts';
import { testThatKills as test } from './support/product.ts';
import { onWideScreenOnly } from './support/wide-only.ts';

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
}

const line = (page: Page) => page.getByRole('list', { name: /^Session: question/ });
const goOn = (page: Page) => page.getByRole('link', { name: 'Go on', exact: true });

/** Begins a session without a connection and answers its first question. */
async function answerFirst(page: Page, server: ProductServer): Promise<void> {
  await server.kill();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(line(page)).toHaveAccessibleName('Session: question 1 of 2');
  await begin(page);
  await recordAloud(page);
  await page.getByRole('link', { name: 'Next question' }).click();
  await expect(line(page)).toHaveAccessibleName('Session: question 2 of 2');
}

/** Skips the last question of the session. */
async function skipLast(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next (skip this question)' }).click();
  await expect(page.getByRole('heading', { name: 'Session done' })).toBeVisible();
  // How long the one recording was depends on the machine.
  await expect(
    page.getByText(/^1 question answered, 1 skipped, (under|about) 1 minute of practice$/),
  ).toBeVisible();
}

/** On the summary. */
async function trySkippedAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it again' }).click();
  await expect(line(page)).toHaveAccessibleName('Session: question 1 of 1');
}

test.describe('on a phone', () => {
  onNarrowScreenOnly();

  test('a session goes on over a reload, to its summary', async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    await answerFirst(page, server);
    await test.step('the second question begins after a count', async () => {
      await expect(page.getByText('Begins in 3 seconds')).toBeAttached();
    });
    await test.step('a reload changes nothing', async () => {
      await page.reload();
      await expect(line(page).getByText('Question 1: answered')).toBeAttached();
      await expect(line(page)).toHaveAccessibleName('Session: question 2 of 2');
    });
    await test.step('the skipped question is offered once more', async () => {
      await skipLast(page);
      await trySkippedAgain(page);
    });
  });
});

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test(
    'a session goes on over a killed browser and on another device',
    proofOnly,
    async ({ learner, server }) => {
      let page = await learner.openStoredApp(server.url);
      await answerFirst(page, server);
      await test.step('Today goes on where the browser was killed', async () => {
        await learner.closeApp();
        page = await learner.openApp(server.url);
        await expect(page.getByText('1 of 2 done, on this device')).toBeVisible();
        await goOn(page).click();
        await expect(line(page)).toHaveAccessibleName('Session: question 2 of 2');
      });

      await server.start();
      const phone = new Learner({ width: 390, height: 844 });
      try {
        await test.step('signed in, another device offers it on Today and skips the last question', async () => {
          await signInAt(page, server.url);
          await expect(page.getByText('Synced').first()).toBeVisible();
          const second = await phone.openStoredApp(server.url);
          await signInAt(second, server.url);
          await second.goto(server.url);
          await expect(second.getByText('1 of 2 done')).toBeVisible();
          await goOn(second).click();
          await expect(line(second)).toHaveAccessibleName('Session: question 2 of 2');
          await skipLast(second);
        });
        await test.step('the first one shows its end, and offers the skipped question once more', async () => {
          await expect(async () => {
            await page.goto(`${server.url}/session`);
            await expect(page.getByRole('heading', { name: 'Session done' })).toBeVisible({
              timeout: 20_000,
            });
          }).toPass();
          await trySkippedAgain(page);
        });
      } finally {
        await phone.dispose();
      }
    },
  );
});
