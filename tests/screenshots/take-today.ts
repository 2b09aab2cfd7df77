import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { nextOnToday, setUpGoal } from '#tests/e2e/support/lived-in.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { addAnswers } from '#tests/support/answers-on-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { inBothSchemes } from './in-both-schemes.ts';
import { makeMontages } from './make-montages.ts';

/*
 * `npm run screenshots:today [state or width…]`: Today of a new visitor, after the first week, in the third month (free and with
 * Premium) and offline, on a phone and a desktop, light and dark, into .cache/screenshots/today, with montages. Needs a build.
 */
const folder = resolve('.cache/screenshots/today');
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** Charts and pictures have come. */
const restMs = 1_500;
const dayMs = 86_400_000;
const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** Four answers a day, two days of seven at rest. */
function answersOf(days: number): number[] {
  const now = Date.now();
  return Array.from({ length: days }, (_, at) => at)
    .filter((at) => at % 7 !== 3 && at % 7 !== 6)
    .flatMap((at) => [1, 2, 3, 4].map((turn) => now - at * dayMs - turn * 600_000));
}

type Deed = (page: Page, url: string) => Promise<void>;

/** In their order: each goes on from the one before. */
const states: Readonly<Record<string, Deed>> = {
  new: async () => {},
  goal: async (page, url) => {
    await page.goto(`${url}/start`);
    await setUpGoal(page);
    await page.goto(url);
  },
  week: (page) => addAnswers(page, { times: answersOf(7), status: 'TRIAL' }),
  months: (page) => addAnswers(page, { times: answersOf(90), status: 'TRIAL' }),
  premium: (page) => addAnswers(page, { times: answersOf(90), status: 'PREMIUM' }),
  offline: (page) => page.context().setOffline(true),
};

async function take(page: Page, name: string): Promise<void> {
  await inBothSchemes(page, async (colorScheme) => {
    await page.waitForTimeout(restMs);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  });
}

const isAsked = (name: string, all: readonly string[]) =>
  asked.includes(name) || !all.some((each) => asked.includes(each));

const server = await ProductServer.create();
try {
  await server.start();
  for (const viewport of viewports) {
    const { width } = viewport;
    if (
      !isAsked(
        String(width),
        viewports.map((each) => String(each.width)),
      )
    )
      continue;
    const learner = new Learner(viewport);
    try {
      const page = await learner.openApp(`${server.url}/me/storage`);
      page.setDefaultTimeout(90_000);
      await waitUntilStored(page, server.url);
      for (const [state, deed] of Object.entries(states)) {
        await page.goto(server.url);
        await nextOnToday(page).waitFor();
        await deed(page, server.url);
        await page.reload();
        await nextOnToday(page).waitFor();
        if (isAsked(state, Object.keys(states))) await take(page, `today-${state}-${width}`);
      }
    } finally {
      await learner.dispose();
    }
  }
  await makeMontages(folder);
} finally {
  await server.dispose();
}
process.stdout.write(`Pictures are in ${folder}\n`);
