import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { proofOnly } from '#tests/support/rounds.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { expect, ownAnswers, test } from './support/bad-day.ts';
import { questionPath, questions } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { begin } from './support/begin.ts';

onNarrowScreenOnly();

const [readAloud] = questions;

/** Starts a recording and resolves when the recorder says that it has so many seconds; returns the epoch ms of the start. */
async function recordFor(page: Page, seconds: number): Promise<number> {
  await begin(page);
  const startedAt = Date.now();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText(new RegExp(`^${seconds} of \\d+ seconds$`))).toBeVisible();
  return startedAt;
}

/** Length of the MP3 that a button hands over as a file. */
async function downloadedMs(page: Page, press: () => Promise<void>): Promise<number> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  return readMp3(bytes)?.durationMs ?? 0;
}

/** That it plays; a short recording can be through before a busy machine looks for "Pause". */
const expectPlayed = (player: Locator) =>
  expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0');

test('a tab that crashes in the middle of a recording loses at most the last second', async ({
  line,
  learner,
}) => {
  let page = await learner.openStoredApp(line.url);
  const context = page.context();
  await page.goto(`${line.url}${questionPath(readAloud)}`);
  const recordedSeconds = 4;
  const startedAt = await recordFor(page, recordedSeconds);

  const spokenMs = await test.step('the tab crashes', async () => {
    const cdp = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // It never answers: there is nobody left to.
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    return Date.now() - startedAt;
  });

  page = await context.newPage();
  await page.goto(`${line.url}${questionPath(readAloud)}`);
  const found = page.getByRole('list', { name: 'Recordings found' }).getByRole('listitem');
  await test.step('the recording is offered, plays, and has its length', async () => {
    await expect(found).toHaveCount(1);
    await expect(found.getByRole('heading', { name: 'Recording found' })).toBeVisible();
    await found.getByRole('button', { name: 'Play', exact: true }).click();
    const player = found.getByRole('group', { name: 'The recording that was found' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expectPlayed(player);
    const keptMs = await downloadedMs(page, () => found.getByRole('button', { name: 'Download' }).click());
    expect(keptMs).toBeGreaterThanOrEqual((recordedSeconds - 1) * 1_000);
    expect(keptMs).toBeLessThanOrEqual(spokenMs);
  });
  await test.step('it can be submitted, and is then an answer like any other', async () => {
    await found.getByRole('button', { name: 'Submit' }).click();
    await expect(found).toHaveCount(0);
    await expect(ownAnswers(page)).toHaveCount(1);
    await ownAnswers(page)
      .getByRole('button', { name: /Listen/ })
      .click();
    await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
  });
  await test.step('it is offered no more', async () => {
    await page.reload();
    await expect(ownAnswers(page)).toHaveCount(1);
    await expect(found).toHaveCount(0);
  });
});

test(
  'a full device says that a recording is not saved, and saves it when there is room again',
  proofOnly,
  async ({ line, learner }) => {
    const page = await learner.openStoredApp(line.url);
    const cdp = await page.context().newCDPSession(page);
    const recorder = page.getByRole('region', { name: 'Recorder' });
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await page.goto(`${line.url}${questionPath(readAloud)}`);

    await test.step('the disk is full while the learner speaks', async () => {
      await recordFor(page, 1);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1 });
      // Chromium looks at the room again after half a minute at the latest; a recording of this task lasts 40 seconds.
      await expect(
        recorder.getByText('It cannot be saved on this device at the moment').first(),
      ).toBeAttached({
        timeout: 36_000,
      });
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(recorder).toContainText('Not saved on this device. Submit it before you leave.');
    });
    await test.step('Submit saves nothing and says so, and why', async () => {
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: /no room left on this device/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your result' })).toHaveCount(0);
      await expect(page.getByText(/(?<!Not s|not s)aved on this device/)).toHaveCount(0);
      await expect(ownAnswers(page)).toHaveCount(0);
    });
    await test.step('the recording is still here: it plays and can be kept as a file', async () => {
      const player = page.getByRole('group', { name: 'Your recording' });
      await player.getByRole('button', { name: 'Play', exact: true }).click();
      await expectPlayed(player);
      const keptMs = await downloadedMs(page, () => page.getByRole('button', { name: 'Download' }).click());
      expect(keptMs).toBeGreaterThanOrEqual(1_000);
    });
    await test.step('with room again the same recording is saved, whole', async () => {
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url });
      await submit.click();
      await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
      await page.reload();
      await expect(ownAnswers(page)).toHaveCount(1);
      await expect(page.getByRole('list', { name: 'Recordings found' })).toHaveCount(0);
      await ownAnswers(page)
        .getByRole('button', { name: /Listen/ })
        .click();
      await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
    });
  },
);
