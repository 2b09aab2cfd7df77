import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { test } from './support/product.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { waitUntilStored } from './support/stored-device.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const listPath = '/dashboard/reading/multiple-choice-single';
const passage = 'Beekeeping was once an activity of the countryside.';

test('a page can be read before any script of it has run', async ({ server }) => {
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await expect(page).toHaveTitle('Today · Passage');
  await expect(page.getByText('It all works without a connection', { exact: false })).toBeVisible();

  await page.goto(`${server.url}${listPath}`);
  await page.getByRole('link', { name: 'Why cities keep bees' }).click();
  await expect(page).toHaveURL(`${server.url}${listPath}/15001`);
  await expect(page.getByText(passage)).toBeVisible();
  await expect(page).toHaveTitle(/^Why cities keep bees · /);
  await browser.close();
});

test('the app takes the place of the first view and shows the same', async ({ server, learner }) => {
  const page = await learner.openApp(server.url);
  await page.goto(`${server.url}${listPath}/15001`);
  await expect(page.getByRole('radio', { name: /^A\. / })).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByText(passage)).toHaveCount(1);
  await waitUntilStored(page, server.url);
});

test('the app stands where the first view stood', async ({ server, learner }) => {
  const path = `${server.url}${listPath}/15001`;
  const placesOn = async (page: Page) => {
    const boxes = [page.getByRole('heading', { level: 1 }), page.getByText(passage)].map((part) =>
      part.boundingBox(),
    );
    return Promise.all(boxes);
  };
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const first = await context.newPage();
  await first.goto(path);
  const stood = await placesOn(first);
  await browser.close();

  const page = await learner.openApp(path);
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^A\. / })).toBeVisible();
  expect(await placesOn(page)).toEqual(stood);
});

for (const [name, path] of [
  ['list', listPath],
  ['question', `${listPath}/15001`],
] as const)
  test(`the ${name} that can be read before the app runs stays where it is`, async ({ server, learner }) => {
    const page = await learner.openApp('about:blank');
    await watchShifts(page);
    await page.addInitScript(() => {
      const seen = { largest: 0, withoutWords: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const words = 'Why cities keep bees';
      document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          if (!document.body.textContent?.includes(words)) seen.withoutWords += 1;
          const isFirst = document.querySelector('#first-view') !== null;
          const inApp = document.querySelector('#root')?.textContent?.includes(words) === true;
          if (!isFirst && !inApp) seen.withoutWords += 1;
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    await page.goto(`${server.url}${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    const seen = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { ...(globalThis as unknown as { seen: Record<string, number> }).seen, first: first?.startTime };
    });
    expect(await shiftsOf(page)).toEqual([]);
    expect(seen).toEqual({ withoutWords: 0, largest: seen.first, first: seen.first });
  });

test('an address that the bank does not know gets the plain page', async ({ server, learner }) => {
  const page = await learner.openApp(server.url);
  await page.goto(`${server.url}${listPath}/19999`);
  await expect(page.getByRole('heading', { name: 'No practice found' })).toBeVisible();
});
