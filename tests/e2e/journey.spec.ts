import { expect } from '@playwright/test';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();

test('one tap brings everything for a journey; a pause and a reload keep what has come', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  const card = page.getByRole('region', { name: 'Everything for a journey' });
  const pack = page.getByRole('region', { name: 'Scores for free speech', exact: true });
  await expect(card).toContainText(/Download \d+ MB, uses \d+ MB more here\./);
  await expect(pack).toContainText(/Download \d+ MB, uses \d+ MB here\./);
  await card.getByRole('button', { name: /^Download everything \(\d+ MB\)$/ }).click();
  await card.getByRole('button', { name: 'Pause everything for a journey' }).click();
  await page.reload();
  await card.getByRole('button', { name: /^Download everything \(/ }).click();
  await expect(card).toContainText(/Everything is here and uses \d+ MB\. It works without a connection\./);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(pack).toContainText(/Uses \d+ MB here\. It works without a connection\./);
  await pack.getByRole('button', { name: 'Remove Scores for free speech' }).click();
  await expect(card.getByRole('button', { name: /^Download everything \(/ })).toBeVisible();
});
