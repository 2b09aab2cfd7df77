import { expect } from '@playwright/test';
import { test, waitUntilStored } from './support/product.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'the size of the screen changes nothing here');

test('a lecture that is told again in a tunnel is written down and scored on the device', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await waitUntilStored(page, server.url);
  for (const name of ['Reading', 'Transcript']) {
    const pack = page.getByRole('region', { name, exact: true });
    await pack.getByRole('button', { name: /^Download \(\d/ }).click();
    await expect(pack).toContainText('It works without a connection.', { timeout: 60_000 });
  }
  await page.context().setOffline(true);

  await page.goto(`${server.url}/dashboard/speaking/re-tell-lecture/4001`);
  // The lecture plays once, for about a minute; ten seconds later the microphone opens.
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible({ timeout: 120_000 });
  const startedAt = Date.now();
  await expect
    .poll(() => Date.now() - startedAt, { intervals: [200], timeout: 30_000 })
    .toBeGreaterThan(13_000);
  await stop.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('This is what we understood.', { timeout: 60_000 });
  await expect(result).toContainText(/honey-?bee/);
  await expect(result.getByRole('region', { name: 'Traits' })).toContainText('Content');
  await expect(result).toContainText('Scored on this device');
  await page.screenshot({ path: test.info().outputPath('lecture.png'), fullPage: true });
});
