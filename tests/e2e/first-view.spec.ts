import { chromium, expect } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { test, waitUntilStored } from './support/product.ts';
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
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByText(passage)).toHaveCount(1);
  await waitUntilStored(page, server.url);
});

test('an address that the bank does not know gets the plain page', async ({ server, learner }) => {
  const page = await learner.openApp(server.url);
  await page.goto(`${server.url}${listPath}/19999`);
  await expect(page.getByRole('heading', { name: 'No practice found' })).toBeVisible();
});
