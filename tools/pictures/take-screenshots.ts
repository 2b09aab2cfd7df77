/**
 * `npm run pictures [screens|scores]`: the pictures of the web manifest, of README and of the documents, anew, of a server of its own
 * with the whole bank; the demo learner has practised a little. Both without the word. The scores need ffmpeg and the models.
 */
import { resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { liveIn } from '#tests/e2e/support/lived-in.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { openBrowser } from './browser.ts';
import { takeScorePictures } from './score-pictures.ts';
import { signInAsDemo } from './sign-in.ts';

const [only = 'all'] = process.argv.slice(2);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const places = {
  today: { path: '/', ready: "Today's route" },
  list: { path: '/dashboard/speaking/read-aloud', ready: 'How bees share directions' },
  question: { path: '/dashboard/speaking/read-aloud/1003', ready: 'Begin' },
  words: { path: '/words', ready: 'Vocab' },
} as const;
type Place = keyof typeof places;

async function signInOn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await signInAsDemo(page, url);
  await page.close();
}

async function take(
  context: BrowserContext,
  url: string,
  shot: { place: Place; file: string },
): Promise<void> {
  const { path, ready } = places[shot.place];
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.getByText(ready).first().waitFor();
  if (shot.place === 'question') {
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByText('Start recording').waitFor();
  } else await page.getByText('Synced', { exact: true }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: shot.file, animations: 'disabled' });
  await page.close();
  console.log(shot.file);
}

async function takeScreens(url: string): Promise<void> {
  const browser = await openBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const onPhone = await browser.newContext({ ...phone, colorScheme });
    const onDesktop = await browser.newContext({ ...desktop, colorScheme });
    await signInOn(onPhone, url);
    if (colorScheme === 'light') {
      const page = await onPhone.newPage();
      await liveIn(page, url);
      await page.close();
    }
    await signInOn(onDesktop, url);
    if (colorScheme === 'light') {
      await take(onPhone, url, { place: 'today', file: 'public/screenshots/today-narrow.png' });
      await take(onPhone, url, { place: 'list', file: 'public/screenshots/list-narrow.png' });
      await take(onDesktop, url, { place: 'list', file: 'public/screenshots/list-wide.png' });
    }
    for (const place of ['today', 'question', 'words'] as const) {
      await take(onPhone, url, { place, file: `docs/screenshots/${place}-mobile-${colorScheme}.png` });
      await take(onDesktop, url, { place, file: `docs/screenshots/${place}-desktop-${colorScheme}.png` });
    }
    await onPhone.close();
    await onDesktop.close();
  }
  await browser.close();
}

const server = await ProductServer.create({ BANK_DIR: resolve('content'), FREE_AI_SCORES: '4' });
try {
  await server.start();
  if (only !== 'scores') await takeScreens(server.url);
  if (only !== 'screens') await takeScorePictures(server.url);
} finally {
  await server.dispose();
}
