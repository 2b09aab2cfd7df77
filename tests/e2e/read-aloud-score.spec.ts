import { expect, type Page } from '@playwright/test';
import type { ProductServer } from '#tests/support/product-server.ts';
import { expectNoViolations } from './support/axe.ts';
import { testThatKills as test, waitUntilStored } from './support/product.ts';
import { enterTunnel, expectSameOnServer, openQuestion, speakAndSubmit } from './support/score-story.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const question = { task: 'RA', id: 1001 } as const;
/** The microphone plays the first two of the text's three sentences, which takes 13.2 s. */
const readMs = 13_000;

async function readAloud(page: Page, server: ProductServer, ms: number): Promise<void> {
  await openQuestion(page, server, question);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await speakAndSubmit(page, ms);
}

test('a reading in a tunnel is scored on the device, word by word, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  // The server has both, and hears with both.
  await enterTunnel(page, server, ['Reading', 'Transcript']);

  await readAloud(page, server, readMs);
  const result = page.getByRole('region', { name: 'Your result' });
  const words = result.getByRole('list', { name: 'Words' });
  await expect(words).toContainText('Left out:', { timeout: 60_000 });
  await expect(result).toContainText(/We heard \d\d of 50 words/);
  await expect(result.getByRole('region', { name: 'Traits' })).toContainText('Pronunciation');
  await expect(result).toContainText(/about \d+ to \d+ of 60 points/);
  await expect(result).toContainText('What would help most');
  await expect(result).toContainText('Scored on this device');
  await result.getByRole('button', { name: 'honeybee', exact: true }).click();
  await expect(result).toContainText('We heard this word.');
  await expect(result.getByRole('button', { name: 'Model voice' })).toBeVisible({ timeout: 30_000 });
  await result.getByRole('button', { name: /^distance/ }).click();
  await expect(result.getByRole('button', { name: /^closely ?\(Left out\)/ })).toBeVisible();
  await test.step('the words are one stop of the keyboard', async () => {
    const first = result.getByRole('button', { name: 'When', exact: true });
    await result.getByRole('button', { name: /^distance/ }).press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const second = result.getByRole('button', { name: 'a', exact: true }).first();
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(result.getByRole('button', { name: 'Your voice' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(result.getByRole('button', { name: 'Your voice' })).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await page.screenshot({ path: test.info().outputPath('score-light.png'), fullPage: true });
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('score-dark.png'), fullPage: true });

  await expectSameOnServer(page, server, question);
});

test('without the pack an answer waits, and is scored as soon as the pack has come', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await waitUntilStored(page, server.url);
  await readAloud(page, server, 7_000);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('The speech pack is not on this device yet.');
  const offer = result.getByRole('region', { name: 'Download: Reading' });
  await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true });
  await offer.getByRole('button', { name: /^Download \(\d/ }).click();
  await expect(result).toContainText(/We heard \d+ of 50 words|We could not match this/, { timeout: 90_000 });
});
