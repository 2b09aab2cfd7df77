import { expect, type Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { traitFigure } from '#ui/practice/trait-figure.ts';
import { signIn } from './support/learner.ts';
import { testThatKills as test, waitUntilStored } from './support/product.ts';
import { ServerView } from './support/server-view.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'the waveform is drawn for a phone first');

const path = '/dashboard/speaking/read-aloud/1001';
/** The microphone plays the first two of the text's three sentences, which takes 13.2 s. */
const readMs = 13_000;

async function readAloud(page: Page, url: string, ms: number): Promise<void> {
  await page.goto(`${url}${path}`);
  await page.getByRole('button', { name: 'Start recording' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  const startedAt = Date.now();
  await expect
    .poll(() => Date.now() - startedAt, { intervals: [200], timeout: ms + 10_000 })
    .toBeGreaterThan(ms);
  await stop.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

test('a reading in a tunnel is scored on the device, word by word, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
  await waitUntilStored(page, server.url);
  // The server has both, and hears with both.
  for (const name of ['Reading', 'Transcript']) {
    const pack = page.getByRole('region', { name, exact: true });
    await pack.getByRole('button', { name: /^Download \(\d/ }).click();
    await expect(pack).toContainText('It works without a connection.', { timeout: 60_000 });
  }
  await server.kill();

  await readAloud(page, server.url, readMs);
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
  await page.screenshot({ path: test.info().outputPath('score-light.png'), fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('score-dark.png'), fullPage: true });
  const traits = await result.getByRole('region', { name: 'Traits' }).innerText();

  const onServer = new ServerView(server.url, page);
  await server.start();
  // The engine waits longer after each failure; the learner need not.
  await page.goto(`${server.url}/sync`);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page.goto(`${server.url}${path}`);
  const mine = page.getByRole('list', { name: 'My answers' });
  await expect(mine.getByText('Synced')).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => (await onServer.answers('RA', 1001))[0]?.score?.points ?? null, { timeout: 60_000 })
    .not.toBeNull();
  const [answer] = await onServer.answers('RA', 1001);
  for (const trait of answer?.score?.traits ?? []) expect(traits).toContain(traitFigure(trait));
});

test('without the pack an answer waits, and is scored as soon as the pack has come', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await waitUntilStored(page, server.url);
  await readAloud(page, server.url, 7_000);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('The speech pack is not on this device yet.');
  const offer = result.getByRole('region', { name: 'Download: Reading' });
  await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true });
  await offer.getByRole('button', { name: /^Download \(\d/ }).click();
  await expect(result).toContainText(/We heard \d+ of 50 words|We could not match this/, { timeout: 90_000 });
});
