import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { liveIn } from './support/lived-in.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { test } from './support/product.ts';
import { addresses } from './support/screen-addresses.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

// Some fifty screens, each loaded anew.
test.setTimeout(1_440_000);
test.describe.configure({ mode: 'parallel' });

/**
 * The most that may move by itself on a screen (cumulative layout shift; 0.1 still counts as good). What cannot be known before it is
 * there pushes down a line or two: the offer of files, an alert.
 */
const mostShift = 0.02;

/** What moves by itself while each of these addresses is loaded and for as long as it fills. */
async function shiftsOn(page: Page, url: string, paths: readonly string[]): Promise<string[]> {
  await watchShifts(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shifts = await shiftsOf(page);
    if (shifts.reduce((sum, { value }) => sum + value, 0) > mostShift)
      found.push(...shifts.map(({ value, what }) => `${path}: ${value.toFixed(4)} ${what}`));
  }
  return found;
}

const mostSeen = [
  '/',
  '/practise',
  '/words',
  '/statistics',
  '/me',
  '/me/account',
  '/me/exam',
  '/me/storage',
  '/dashboard/speaking/describe-image',
  '/dashboard/plans',
];

test('the screens that are seen most stay where they are while they load', async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url);
  expect(await shiftsOn(page, server.url, mostSeen)).toEqual([]);
});

test.describe('on the phone of Lighthouse', () => {
  onNarrowScreenOnly();
  test.use({ viewport: { width: 412, height: 823 } });

  test('the pages that one meets by a link stay where they are on a first visit', async ({
    server,
    learner,
  }) => {
    // A page that does not run the app: nothing is on the device yet.
    const page = await learner.openApp(`${server.url}/api/health`);
    expect(await shiftsOn(page, server.url, ['/dashboard/plans', '/statistics'])).toEqual([]);
  });
});

test('every screen stays where it is while it loads', proofOnly, async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url);
  await liveIn(page, server.url);
  expect(await shiftsOn(page, server.url, Object.values(addresses).flat())).toEqual([]);
});
