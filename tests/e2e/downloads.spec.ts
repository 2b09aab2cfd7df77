import type { Page } from '@playwright/test';
import { ProductServer } from '#tests/support/product-server.ts';
import { smallBank } from '#tests/support/small-bank.ts';
import { expect, test } from './support/bad-day.ts';
import { waitUntilUsable } from './support/stored-device.ts';
import { expectNoViolations } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { Learner } from './support/learner.ts';
import { Line } from './support/line.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const list = '/dashboard/listening/write-from-dictation';
const soundPath = '/api/content/media/';
const dictation = 'Write from Dictation';

/** Sounds in the browser's cache. */
function keptSounds(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('passage-media-v1')).keys()).length);
}

/** Two questions of a task would be over before anybody could pause. */
const more = new Set([3, 4, 5, 6, 7, 8, 9, 10].map((n) => 23_000 + n));

test('the sound of one task: downloaded, paused, resumed after a reload, practised in a tunnel, deleted', async ({
  viewport,
}) => {
  const line = await Line.create();
  const server = await ProductServer.create({ PUBLIC_URL: line.url, BANK_DIR: smallBank(more) });
  const learner = new Learner(viewport);
  try {
    await server.start();
    await line.connect(server.url);
    const page = await learner.openApp(line.url);
    await waitUntilUsable(page, line.url);
    await page.goto(`${line.url}/me/storage`);
    await page.getByText('All questions and their sound are on this device. You can go offline.').waitFor();
    const all = await keptSounds(page);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dictation }) });

    await test.step('deleted, it is gone from the device and does not come back by itself', async () => {
      await expect(row).toContainText('On this device');
      await expectNoViolations(page);
      await page.getByRole('button', { name: `Delete: ${dictation}` }).click();
      await expect(row).toContainText('Not on this device');
      await expect(
        page.getByText(/The sound of Write from Dictation is deleted: .* are free again/),
      ).toBeVisible();
      expect(await keptSounds(page)).toBeLessThan(all);
    });
    const without = await keptSounds(page);
    const wanted = all - without;
    expect(wanted).toBeGreaterThan(20);

    line.reads.length = 0;
    line.hold(soundPath, 9);
    await test.step('the list offers it with its size; nine sounds come, then it is paused', async () => {
      await page.goto(`${line.url}${list}`);
      await expect(page.getByText('Sound not on this device').first()).toBeVisible();
      await page.getByRole('button', { name: /^Download \d+ questions, [\d.]+ (kB|MB)$/ }).click();
      await expect(page.getByText(/^Downloading: [1-9] of 10 questions/)).toBeVisible();
      await expect.poll(() => keptSounds(page)).toBe(without + 9);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Download \d+ questions/ })).toBeVisible();
      line.release();
    });

    await test.step('a reload changes nothing: what came is here, the rest waits to be asked for', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: /^Download \d+ questions/ })).toBeVisible();
      await page.goto(`${line.url}/me/storage`);
      await expect(row).toContainText('Paused. Sound of');
    });

    await test.step('the line breaks in the middle: that is said, and it goes on when there is one again', async () => {
      const before = line.reads.filter((path) => path.startsWith(soundPath)).length;
      line.hold(soundPath, 2);
      await page.getByRole('button', { name: `Resume: ${dictation}` }).click();
      await expect
        .poll(() => line.reads.filter((path) => path.startsWith(soundPath)).length)
        .toBe(before + 3);
      await line.cut();
      line.release();
      await expect(row).toContainText('Waiting for a connection');
      await line.mend();
      await page.getByRole('button', { name: `Try now: ${dictation}` }).click();
      await expect(row).toContainText('On this device');
      expect(await keptSounds(page)).toBe(all);
    });

    await test.step('nothing that was kept was fetched twice', () => {
      const heard = line.reads.filter((path) => path.startsWith(soundPath));
      // The one that the pause caught came to its end, and the one that the cut caught came again.
      expect(new Set(heard).size).toBe(wanted);
      expect(heard.length).toBeLessThanOrEqual(wanted + 1);
    });

    await test.step('in a tunnel it is practised from the list of what is on this device', async () => {
      await line.cut();
      await page.goto(`${line.url}${list}?onDevice=true`);
      await expect(page.getByRole('button', { name: 'On this device, take this filter off' })).toBeVisible();
      await page.locator(`a[href^="${list}/23001"]:visible`).click();
      await begin(page);
      await page.getByRole('textbox', { name: 'Type the sentence' }).fill('this is what I heard');
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    });

    await test.step('deleted in the tunnel, the list says what cannot be heard, and the filter leaves it out', async () => {
      await page.goto(`${line.url}/me/storage`);
      await page.getByRole('button', { name: `Delete: ${dictation}` }).click();
      await expect(row).toContainText('Not on this device');
      expect(await keptSounds(page)).toBe(without);
      await page.goto(`${line.url}${list}`);
      await expect(page.getByText('Sound not on this device').first()).toBeVisible();
      await page.goto(`${line.url}${list}?onDevice=true`);
      await expect(page.getByText('No question found!')).toBeVisible();
    });
  } finally {
    await learner.dispose();
    await line.cut();
    await server.dispose();
  }
});
