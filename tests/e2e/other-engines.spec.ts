import { expect, type Page } from '@playwright/test';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';
import { pickMore } from './support/more.ts';

// What iPhones and other engines do otherwise, shown to the real app: what they lack, and what they cover.
onNarrowScreenOnly();

/** As high as the keyboard of a phone. */
const keyboardPx = 336;

/** An on-screen keyboard: a headless browser has none, so this says of the seen part what a phone says. */
const openKeyboard = (page: Page) =>
  page.evaluate((height) => {
    const seen = window.visualViewport as VisualViewport;
    Object.defineProperty(seen, 'height', { value: seen.height - height });
    seen.dispatchEvent(new Event('resize'));
  }, keyboardPx);

/** The y of the lower edge. */
const lowerEdge = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** The x of the right edge. */
const rightEdge = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0);
};

test('a phone without an install prompt shows the way over the share menu, and is told of the seven days', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    window.addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());
  });
  const choice = questions[2];
  await page.goto(server.url + questionPath(choice));
  await choice.answer(page);
  await page.goto(`${server.url}/`);
  const card = page.getByRole('region', { name: 'Put Passage on your home screen' });
  await expect(card.getByRole('listitem')).toHaveText([/^Tap Share/, /“Add to Home Screen”/]);
  await expect(card).toContainText('after 7 days without a visit');
  await card.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(`${server.url}/me/storage`);
  await expect(page.getByText('After 7 days without a visit')).toBeVisible();
});

test('a keyboard on the screen covers neither the text nor a sheet that is written in', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  await page.goto(server.url + questionPath(questions[1]));
  await begin(page);
  const essay = page.getByRole('textbox', { name: 'Your essay' });
  await essay.fill(Array.from({ length: 60 }, (_, i) => `Line ${i}.`).join('\n'));
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await submit.boundingBox())?.y).toBeLessThan(await lowerEdge(essay));
  await openKeyboard(page);
  // It follows the text instead.
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeGreaterThan(await lowerEdge(essay));

  await page.evaluate(() => window.scrollTo(0, 0));
  await pickMore(page, 'Note');
  const sheet = page.getByRole('dialog', { name: 'Note' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => lowerEdge(sheet)).toBeLessThanOrEqual(844 - keyboardPx);
});

test('with text of 200 % each place in the rail keeps its sign and its word', async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/practise`);
  await expect(page.getByRole('main').getByRole('link', { name: /Read Aloud/ })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link')).toHaveCount(4);
  for (const place of await rail.getByRole('link').all()) {
    expect((await place.locator('svg').boundingBox())?.width).toBe(24);
    expect(await rightEdge(place.locator('span'))).toBeLessThan(await rightEdge(place));
  }
});
