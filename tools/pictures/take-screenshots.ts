/**
 * Takes the screenshots of the web manifest and of the documents from a running Passage, signed in as the demo learner.
 * `node tools/pictures/take-screenshots.ts http://127.0.0.1:4173`
 */
import type { BrowserContext } from 'playwright-core';
import { demoAccount } from '#server/idp/demo-account.ts';
import { openBrowser } from './browser.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:4173';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const places = {
  today: { path: '/', ready: 'Next for you' },
  list: { path: '/dashboard/speaking/read-aloud', ready: 'How bees share directions' },
  question: { path: '/dashboard/speaking/read-aloud/1003', ready: 'Start recording' },
} as const;
type Place = keyof typeof places;

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(demoAccount.username);
  await page.getByLabel('Password').first().fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await page.goto(`${base}/me`);
  await page.getByText('Everything is on this device').waitFor();
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

const browser = await openBrowser();
for (const colorScheme of ['light', 'dark'] as const) {
  const onPhone = await browser.newContext({ ...phone, colorScheme });
  const onDesktop = await browser.newContext({ ...desktop, colorScheme });
  await signIn(onPhone);
  await signIn(onDesktop);
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
