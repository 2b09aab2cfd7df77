import { expect, type Page } from '@playwright/test';
import { holdStorage } from './support/hold-storage.ts';
import { test } from './support/product.ts';
import { addresses } from './support/screen-addresses.ts';

/** Where everything stands that can be read or pressed now, by its name. */
const placesOn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('#root :is(h1, h2, h3, button, main a)');
    const seen = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return Object.fromEntries(
      seen.map((one) => {
        const name = one.getAttribute('aria-label') ?? one.querySelector('span span')?.textContent;
        return [
          `${one.tagName} ${name ?? one.textContent}`,
          Math.round(one.getBoundingClientRect().top + scrollY),
        ];
      }),
    );
  });

const pages = Object.values(addresses)
  .flat()
  .filter((path) => path.startsWith('/me'));

test('nothing that is seen on Me and its pages moves when what is on the device has been read', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  const storage = await holdStorage(page);
  const moved: string[] = [];
  for (const path of pages) {
    await page.goto(`${server.url}${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    const before = await placesOn(page);
    await storage.release();
    // The sync state in the header is of the learner's data.
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const after = await placesOn(page);
    for (const [name, top] of Object.entries(before))
      if (after[name] !== undefined && after[name] !== top)
        moved.push(`${path}: ${name} from ${top} to ${after[name]}`);
  }
  expect(moved).toEqual([]);
});
