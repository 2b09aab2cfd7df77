import { expect, type Page } from '@playwright/test';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { test } from './support/product.ts';

onNarrowScreenOnly();

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a list is where it was left: by the Back of the browser, and by the arrow of a question', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  // The bank of the stories is small, so its list is longer than a low screen only.
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`${server.url}/dashboard/reading/multiple-choice-single`);
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(rows.nth(1)).toBeVisible();
  const name = await rows.nth(1).innerText();
  const leave = async () => {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    expect(await top(page)).toBeLessThan(100);
  };
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const place = await top(page);
  expect(place).toBeGreaterThan(50);

  await leave();
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeInViewport();
  expect(await top(page)).toBe(place);

  await leave();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name })).toBeInViewport();
  expect(await top(page)).toBe(place);
});
