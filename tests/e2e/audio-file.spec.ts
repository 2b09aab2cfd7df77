import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { test } from './support/product.ts';
import { ownAnswers } from './support/bad-day.ts';
import { chooseMode, expectMode } from './support/more.ts';

onNarrowScreenOnly();

const endings = ['m4a', 'wav', 'ogg', 'webm'] as const;

test(
  'audio files of every usual kind are converted on the device and handed in as answers',
  proofOnly,
  async ({ learner, server }) => {
    const page = await learner.openStoredApp(server.url);
    for (const [at, ending] of endings.entries()) {
      await test.step(ending, async () => {
        await page.goto(`${server.url}/dashboard/speaking/read-aloud/1001`);
        await begin(page);
        await page.getByLabel('Audio file').setInputFiles(`tests/fixtures/audio-files/reading.${ending}`);
        await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible({ timeout: 240_000 });
        if (at === 0) await page.screenshot({ path: test.info().outputPath('file.png'), fullPage: true });
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
        await expect(ownAnswers(page)).toHaveCount(at + 1);
        await expect(
          ownAnswers(page)
            .getByRole('button', { name: /^Listen, 3\.\d s$/ })
            .first(),
        ).toBeVisible();
      });
    }
    await test.step('what is no sound is refused in words', async () => {
      await page.goto(`${server.url}/dashboard/speaking/read-aloud/1001`);
      await begin(page);
      await page.getByLabel('Audio file').setInputFiles('tests/fixtures/speech/README.md');
      await expect(
        page.getByText('This file has no sound that we can read. Choose another one.'),
      ).toBeVisible();
    });
  },
);

/** What the system does when a learner shares files with the installed app: a form is posted to the share target. */
async function share(page: Page, files: { name: string; type: string; path?: string; megabytes?: number }[]) {
  const input = files.map(({ path, megabytes = 0, ...file }) => ({
    ...file,
    base64: path === undefined ? null : readFileSync(path).toString('base64'),
    bytes: megabytes * 1_000_000,
  }));
  await page.evaluate((wanted) => {
    const data = new DataTransfer();
    for (const { name, type, base64, bytes } of wanted) {
      const content =
        base64 === null ? new Uint8Array(bytes) : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      data.items.add(new File([content], name, { type }));
    }
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/shared', enctype: 'multipart/form-data' });
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'audio',
      multiple: true,
    });
    field.files = data.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, input);
  await page.waitForURL(/\/shared/);
}

test('a recording that another app shares is the answer of the question that the learner chooses', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  const note = { name: 'reading.m4a', type: 'audio/mp4', path: 'tests/fixtures/audio-files/reading.m4a' };
  await test.step('what is no recording is refused in words', async () => {
    await share(page, [note, note]);
    await expect(page.getByRole('heading', { name: 'One recording at a time' })).toBeVisible();
    await share(page, [{ name: 'nothing.wav', type: 'audio/wav' }]);
    await expect(page.getByRole('heading', { name: 'This file is empty' })).toBeVisible();
    await share(page, [{ name: 'concert.wav', type: 'audio/wav', megabytes: 61 }]);
    await expect(page.getByRole('heading', { name: 'This file is too large' })).toBeVisible();
    await share(page, [
      { name: 'README.md', type: 'text/markdown', path: 'tests/fixtures/speech/README.md' },
    ]);
    await expect(page.getByRole('heading', { name: 'This is not an audio file' })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('refused.png') });
  });
  await page.goto(`${server.url}/dashboard/speaking/read-aloud/1001`);
  await chooseMode(page, 'Exam mode');
  // The server does not know the address: what answers is the service worker, and it needs no network.
  await page.context().setOffline(true);
  await share(page, [note]);
  await page.context().setOffline(false);
  await expect(page.getByText('reading.m4a')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('shared.png'), fullPage: true });
  const choose = async () => {
    await page
      .getByRole('button', { name: /Read Aloud/ })
      .first()
      .click();
    await expectMode(page, 'Practice');
    await begin(page);
    await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible({ timeout: 240_000 });
  };
  await choose();
  await test.step('who leaves before Submit finds it where they are', async () => {
    await page.goto(server.url);
    await expect(page.getByRole('region', { name: 'Shared recording' })).toContainText('reading.m4a');
    await page.screenshot({ path: test.info().outputPath('waiting.png') });
    await page.getByRole('link', { name: 'Use it' }).click();
  });
  await choose();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await expect(ownAnswers(page)).toHaveCount(1);
  await page.goto(`${server.url}/shared`);
  await expect(page.getByRole('heading', { name: 'No recording is waiting' })).toBeVisible();
  await test.step('what the device is set to has stayed', async () => {
    await page.goto(`${server.url}/dashboard/speaking/read-aloud/1002`);
    await expectMode(page, 'Exam mode');
  });
});
