import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { expectNoViolations } from './support/axe.ts';
import { faultsOf } from './support/faults-of.ts';
import { grantPremium } from './support/grant-premium.ts';
import { signIn } from './support/learner.ts';
import { isNarrow } from './support/narrow-only.ts';
import { testThatKills as test } from './support/product.ts';
import { tabTo } from './support/tab-to.ts';

const listPath = '/dashboard/listening/write-from-dictation';
const allPath = '/dashboard/flash-video';
const wayIn = (page: Page) => page.getByRole('button', { name: /^Flash Learn/ });
const player = (page: Page) => page.getByRole('dialog', { name: 'Write from Dictation' });
const pause = (dialog: Locator) => dialog.getByRole('button', { name: 'Pause' });
const play = (dialog: Locator) => dialog.getByRole('button', { name: 'Play', exact: true });

/** Where the video is, in seconds. */
const secondsOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

async function becomePremium(
  page: Page,
  server: { url: string; dataDir: string } & Restarted,
): Promise<void> {
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Synced').first()).toBeVisible();
  await server.stop();
  grantPremium(server.dataDir);
  await server.start();
}

interface Restarted {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

test('a lesson is opened from its list, followed by its captions, left, resumed, and watched without a network', async ({
  server,
  learner,
  viewport,
}) => {
  const page = await learner.openStoredApp(server.url);

  await test.step('on a free plan the way in says what it is part of', async () => {
    await page.goto(`${server.url}${listPath}`);
    await wayIn(page).click();
    const upgrade = page.getByRole('dialog', { name: 'Upgrade to Continue' });
    await expect(upgrade).toContainText('Learning videos are part of Premium.');
    await expectNoViolations(page);
    await upgrade.getByRole('button', { name: 'Not Now' }).click();
  });

  await becomePremium(page, server);

  await test.step('it is downloaded when it is opened, and plays with captions', async () => {
    await page.goto(`${server.url}${listPath}`);
    await expect(async () => {
      // The plan comes with the next sync.
      await page.reload();
      await wayIn(page).click();
      await expect(player(page)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(pause(player(page))).toBeVisible();
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(2);
    await expect(player(page).locator('[lang="en"] span').first()).toHaveText(/\w/);
    await page.mouse.move(100, 200);
    await expectNoViolations(page);
  });

  await test.step('its controls hide after 3 s, and come back with a key', async () => {
    await page.keyboard.press('Home');
    const controls = page.getByRole('slider', { name: 'Position' }).locator('xpath=ancestor::div[2]');
    await expect(controls).toHaveCSS('opacity', '0');
    await page.keyboard.press('k');
    await expect(controls).toHaveCSS('opacity', '1');
    await expect(play(player(page))).toBeVisible();
    await player(page).getByText('Read the lesson').click();
    await expectNoViolations(page);
    if (isNarrow(viewport)) expect(await faultsOf(page, 'player')).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });

  await test.step('by keys alone: closed, found again, and it goes on where it was', async () => {
    const leftAt = await secondsOf(page);
    expect(leftAt).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(player(page)).toBeHidden();
    await expect(wayIn(page)).toBeFocused();
    await page.reload();
    await tabTo(page, wayIn(page));
    await page.keyboard.press('Enter');
    await expect(pause(player(page))).toBeVisible();
    expect(await secondsOf(page)).toBeGreaterThan(leftAt - 1);
    await page.keyboard.press('k');
    await expect(play(player(page))).toBeVisible();
    const before = await secondsOf(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => secondsOf(page)).toBeCloseTo(Math.max(0, before - 2), 1);
    await page.keyboard.press('c');
    await expect(player(page).getByRole('button', { name: 'Captions', pressed: false })).toBeVisible();
    await page.keyboard.press('c');
    await tabTo(page, player(page).getByRole('slider', { name: 'Position' }));
    await page.keyboard.press('End');
    await page.keyboard.press('k');
    await expect(player(page).getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  });

  await test.step('without a network it plays from this device; what is not here says so', async () => {
    await page.goto(`${server.url}${allPath}`);
    await expect(page.getByRole('heading', { name: 'Read Aloud' })).toBeVisible();
    await server.stop();
    await page.context().setOffline(true);
    // As if no cover had come yet.
    await page.evaluate(() => caches.delete('passage-lesson-covers-v1'));
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: 'Write from Dictation' });
    await expect(card).toContainText('On this device');
    await expect(card).toContainText('Watched');
    await expectNoViolations(page);
    if (isNarrow(viewport)) expect(await faultsOf(page, 'all videos')).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.getByRole('button', { name: 'Write from Dictation', exact: true }).click();
    await expect(pause(player(page))).toBeVisible();
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5);
    await page.goBack();
    await expect(player(page)).toBeHidden();
    await expect(page).toHaveURL(`${server.url}${allPath}`);
    await page.getByRole('button', { name: 'Read Aloud', exact: true }).click();
    const other = page.getByRole('dialog', { name: 'Read Aloud' });
    await expect(other).toContainText('This lesson is not on this device, and there is no connection.');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${server.url}${allPath}`);
  });
});
