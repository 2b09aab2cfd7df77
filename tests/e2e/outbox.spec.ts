import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { BatchRequest } from '#contract/sync.ts';
import { createAccount, expect, test } from './support/bad-day.ts';
import { questionPath, questions, typedSentence } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const [readAloud, , choose, , dictate] = questions;

const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('what waits is listed, kept as a file with its recording, and sent by "Sync now", which tells the truth', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  await createAccount(page, line.url);
  const onServer = new ServerView(line.url, page);
  await line.cut();
  for (const question of [readAloud, choose]) {
    await page.goto(`${line.url}${questionPath(question)}`);
    await question.answer(page);
  }
  await test.step('the header leads to the list', async () => {
    await page.goto(`${line.url}/me`);
    await page.getByRole('link', { name: /^Sync: 2 waiting/ }).click();
    await expect(page.getByRole('heading', { name: '2 changes to send' })).toBeVisible();
    const rows = group(page, 'Sends automatically').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Multiple Choice, Single Answer #15001');
    await expect(rows.last()).toContainText('Waiting for a connection');
  });
  await test.step('"Sync now" without a connection says that nothing was sent', async () => {
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText(/^There is no connection to Passage\. Nothing is lost/)).toBeVisible();
  });
  await test.step('the recording can be taken along', async () => {
    await page.getByRole('button', { name: /^Answer Read Aloud/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download recording/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recording-1001.mp3');
  });
  await test.step('and everything, as one file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^passage-waiting-\d{4}-\d\d-\d\d\.zip$/);
    const listed = unzip(await download.path());
    expect(listed.waiting.map(({ kind }) => kind)).toEqual(['answer.submit', 'answer.submit']);
    expect(listed.waiting[0]?.files).toEqual(['recordings/001 Answer Read Aloud 1001.mp3']);
    expect(listed.sizes['recordings/001 Answer Read Aloud 1001.mp3']).toBeGreaterThan(10_000);
  });
  await test.step('with a connection it is sent, and the list says so', async () => {
    await line.mend();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    for (const { task, id } of [readAloud, choose]) expect(await onServer.answers(task, id)).toHaveLength(1);
  });
});

test('what the server refuses is shown with its reason, and goes with other words once', async ({
  line,
  learner,
}) => {
  const page = await learner.openStoredApp(line.url);
  await createAccount(page, line.url);
  const onServer = new ServerView(line.url, page);
  await page.route('**/api/sync/batch', async (route) => {
    const { ops } = BatchRequest.parse(route.request().postDataJSON());
    const results = ops.map(({ opId }) => ({
      opId,
      outcome: 'failed',
      error: refusal,
      retryAfterSeconds: null,
      current: null,
    }));
    await route.fulfill({ json: { results, serverTime: Date.now() }, headers: { 'x-api': '1' } });
  });
  await page.goto(`${line.url}${questionPath(dictate)}`);
  await dictate.answer(page);
  await page.goto(`${line.url}/sync`);
  const row = group(page, 'Please check').getByRole('listitem');
  await expect(row).toContainText('Is too long.');
  await expect(row).toContainText(typedSentence);
  await expect(page.getByRole('link', { name: 'Sync: 1 to check' })).toBeVisible();

  await test.step('discarding is asked, and can be undone', async () => {
    await row.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await row.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Is too long.');
  });
  await page.unroute('**/api/sync/batch');
  await test.step('other words are sent, the first ones never', async () => {
    await row.getByRole('button', { name: /^Edit and retry/ }).click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('other words');
    await page.getByRole('button', { name: 'Save and retry' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    const answers = await onServer.answers(dictate.task, dictate.id);
    expect(answers.map(({ value }) => value)).toEqual([{ kind: 'type', text: 'other words' }]);
  });
});

const refusal = {
  status: 400,
  code: 'VALIDATION',
  message: 'Bad input',
  error: 'Bad input',
  errors: [{ field: 'answer', code: 'TooLong', defaultMessage: 'is too long' }],
};

const Listed = z.object({
  waiting: z.array(z.object({ kind: z.string(), files: z.array(z.string()) })),
  sizes: z.record(z.string(), z.number()),
});

/** What another program finds in the archive. */
function unzip(path: string): z.infer<typeof Listed> {
  const program = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
waiting = json.loads(archive.read("waiting.json"))["waiting"]
print(json.dumps({"waiting": waiting, "sizes": {i.filename: i.file_size for i in archive.infolist()}}))`;
  return Listed.parse(JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8' })));
}
