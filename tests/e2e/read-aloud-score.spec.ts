import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import type { ProductServer } from '#tests/support/product-server.ts';
import { expectNoViolations } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { testThatKills as test } from './support/product.ts';
import {
  engineTime,
  enterTunnel,
  expectSameOnServer,
  openParts,
  openQuestion,
  speakAndSubmit,
} from './support/score-story.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const question = { task: 'RA', id: 1001 } as const;
/** The microphone plays the first two of the text's three sentences, which takes 13.2 s. */
const readMs = 13_000;

async function readAloud(page: Page, server: ProductServer, ms: number): Promise<void> {
  await openQuestion(page, server, question);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await speakAndSubmit(page, ms);
}

/** Whether a tap in the middle of an element, and near its corners, reaches it. */
function isHit(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 6;
  const places: [x: number, y: number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, bottom - inset],
    [right - inset, top + inset],
  ];
  return places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test('a reading in a tunnel is scored on the device, word by word, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  // The server has both, and hears with both.
  await enterTunnel(page, server, ['Scores for reading aloud', 'Scores for free speech']);

  await readAloud(page, server, readMs);
  const result = page.getByRole('region', { name: 'Your result' });
  const words = result.getByRole('list', { name: 'Words' });
  await expect(words).toContainText('Left out:', engineTime);
  await expect(result).toContainText(/We heard \d\d of 50 words/);
  await openParts(result);
  await expect(result.getByRole('region', { name: 'Traits' })).toContainText('Pronunciation');
  await expect(result).toContainText(/\d+ to \d+ of 60 points/);
  await expect(result).toContainText(/\s· next: /);
  await expect(result).toContainText('Scored on this device');
  // A microphone on a busy machine drops parts of what is read: any word that was heard will do.
  const spoken = result.getByRole('toolbar', { name: 'Words as they were heard' }).getByRole('button');
  await spoken.filter({ hasNotText: '(' }).first().click();
  await expect(result).toContainText('We heard this word.');
  await expect(result.getByRole('button', { name: 'Model voice' })).toBeVisible();
  await result.getByRole('button', { name: /^distance/ }).click();
  await expect(result.getByRole('button', { name: /\(Left out\)/ }).first()).toBeVisible();
  await test.step('nothing lies over the card of a word in the first line', async () => {
    const first = spoken.filter({ hasNotText: '(' }).first();
    await first.evaluate((word) => word.scrollIntoView({ block: 'center' }));
    await first.click();
    for (const name of ['Your voice', 'Model voice', 'Look up', 'Close']) {
      const button = result.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport();
      expect(await button.evaluate(isHit), name).toBe(true);
    }
    expect(await result.getByRole('link', { name: 'Next question' }).evaluate(isHit), 'Next').toBe(true);
  });
  await test.step('the words are one stop of the keyboard', async () => {
    const first = spoken.first();
    await result.getByRole('button', { name: /^distance/ }).press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const second = spoken.nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(result.getByRole('button', { name: 'Your voice' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(result.getByRole('button', { name: 'Your voice' })).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await page.screenshot({ path: test.info().outputPath('score-light.png'), fullPage: true });
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('score-dark.png'), fullPage: true });

  await expectSameOnServer(page, server, question);
});

test(
  'the packs are offered once, come while the learner practises, and the answer that waited is scored',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    await page.goto(`${server.url}/dashboard/speaking/read-aloud/1001`);
    const offer = page.getByRole('region', { name: 'Score offline' });
    await expect(offer).toContainText(/^Score offline: \d+ MB, about \d+ (s|min) on this connection/);
    await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true });
    await expectNoViolations(page);
    await offer.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await begin(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await speakAndSubmit(page, 7_000);
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    // A reading that stops early is one of this text all the same.
    await expect(result).toContainText(/We heard \d\d of 50 words/, engineTime);
    await expect(page.getByText('Your speaking is now scored on this device.')).toBeVisible();
    await page.goto(`${server.url}/dashboard/speaking/repeat-sentence/2001`);
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
    await expect(page.getByText(/Score offline/)).toHaveCount(0);
  },
);
