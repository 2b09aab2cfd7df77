/**
 * Takes the screenshots of the web manifest and of the documents from a running Passage, signed in as the demo learner.
 * `node tools/pictures/take-screenshots.ts http://127.0.0.1:4173 [screens|scores]`; both without the last word. The score views
 * need ffmpeg, the models, and four AI scores of the demo learner.
 */
import type { BrowserContext } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { takeScorePictures } from './score-pictures.ts';
import { signIn } from './sign-in.ts';

const [base = 'http://127.0.0.1:4173', only = 'all'] = process.argv.slice(2);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const places = {
  today: { path: '/', ready: 'Next for you' },
  list: { path: '/dashboard/speaking/read-aloud', ready: 'How bees share directions' },
  question: { path: '/dashboard/speaking/read-aloud/1003', ready: 'Start recording' },
} as const;
type Place = keyof typeof places;

async function signInOn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page, base);
  await page.close();
}

async function take(context: BrowserContext, place: Place, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}${places[place].path}`);
  await page.getByText(places[place].ready).first().waitFor();
  await page.getByText('Synced', { exact: true }).or(page.getByText('Start recording')).first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.close();
  console.log(file);
}

async function takeScreens(): Promise<void> {
  const browser = await openBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const onPhone = await browser.newContext({ ...phone, colorScheme });
    const onDesktop = await browser.newContext({ ...desktop, colorScheme });
    await signInOn(onPhone);
    await signInOn(onDesktop);
    if (colorScheme === 'light') {
      await take(onPhone, 'today', 'public/screenshots/today-narrow.png');
      await take(onPhone, 'list', 'public/screenshots/list-narrow.png');
      await take(onDesktop, 'list', 'public/screenshots/list-wide.png');
    }
    for (const place of ['today', 'list', 'question'] as const) {
      await take(onPhone, place, `docs/screenshots/${place}-mobile-${colorScheme}.png`);
      await take(onDesktop, place, `docs/screenshots/${place}-desktop-${colorScheme}.png`);
    }
    await onPhone.close();
    await onDesktop.close();
  }
  await browser.close();
}

if (only !== 'scores') await takeScreens();
if (only !== 'screens') await takeScorePictures(base);
