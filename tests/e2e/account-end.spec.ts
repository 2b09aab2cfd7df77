import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { openPglite } from '#server/db/open-pglite.ts';
import { createAccount, expect } from './support/bad-day.ts';
import { Learner, signIn } from './support/learner.ts';
import { expectNoViolations } from './support/axe.ts';
import { everythingOnDevice } from './support/everything-on-device.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { testThatKills as test } from './support/product.ts';
import { saveCopy } from './support/saved-copy.ts';
import { onWideScreenOnly } from './support/wide-only.ts';
import { pickMore } from './support/more.ts';
import { noAnswers } from './support/no-answers.ts';

const [readAloud, , choose] = questions;
const noteWords = 'a note that must not stay behind';

/** SHA-256 of each file of a folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    );

async function answerAndSend(page: Page, url: string, question: (typeof questions)[number]): Promise<void> {
  await page.goto(`${url}${questionPath(question)}`);
  await question.answer(page);
  const mine = page.getByRole('list', { name: 'My answers' }).getByRole('listitem').first();
  await expect(mine).toContainText('Synced');
}

/** On the page of the data. */
async function deleteEverything(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: 'Delete everything' });
  await expect(remove).toBeDisabled();
  await page.getByRole('textbox', { name: /delete my account/ }).fill('delete my account');
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Everything is deleted' })).toBeVisible();
}

test.describe('on a phone', () => {
  onNarrowScreenOnly();

  test('an answer is exported, then the account is deleted', async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    await createAccount(page, server.url);
    await answerAndSend(page, server.url, choose);
    const { whole } = await saveCopy(page, server.url);
    expect(whole.answers.map(({ practiceId }) => practiceId)).toEqual([choose.id]);
    await expectNoViolations(page);
    await deleteEverything(page);
    const facts = page.getByRole('main').getByRole('listitem');
    await expect(facts.filter({ hasText: 'Answers on the server: 1 deleted' })).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`${server.url}${questionPath(choose)}`);
    await expect(noAnswers(page)).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  onWideScreenOnly();

  test(
    'everything is exported, then the account is deleted and gone everywhere',
    proofOnly,
    async ({ server, learner }) => {
      const page = await learner.openStoredApp(server.url);
      const { username, password } = await createAccount(page, server.url);
      const other = new Learner({ width: 390, height: 844 });
      const second = await other.openStoredApp(server.url);
      await second.goto(`${server.url}/me`);

      await test.step('an answer, a recording, a note, a comment', async () => {
        for (const question of [choose, readAloud]) await answerAndSend(page, server.url, question);
        await pickMore(page, 'Note');
        await page.getByRole('dialog', { name: 'Note' }).getByRole('textbox').fill(noteWords);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByRole('dialog', { name: 'Note' }).getByRole('button', { name: 'Close' }).click();
        await page.getByRole('tab', { name: 'Comments' }).click();
        await page.getByRole('textbox', { name: 'Your comment' }).fill('Mine alone');
        await page.getByRole('button', { name: 'Comment', exact: true }).click();
        // Stored, and not still being written when the page goes.
        const comments = page.getByRole('list', { name: 'Comments' });
        await expect(comments.getByText('Mine alone')).toBeVisible();
        await page.goto(`${server.url}/sync`);
        await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
      });
      const blobs = join(server.dataDir, 'blobs');
      const recordings = filesOf(blobs);
      expect(recordings).toHaveLength(1);
      expect(await everythingOnDevice(page)).toContain(noteWords);

      await test.step('a second device has the note too', async () => {
        await second.getByRole('button', { name: 'Sign in', exact: true }).click();
        await signIn(second, { username, password });
        await expect(second.getByText(/Signed in as/)).toBeVisible();
        await second.goto(`${server.url}/dashboard/notes`);
        await expect(second.getByText(noteWords)).toBeVisible();
      });

      await test.step('the copy has all of it, and other programs read it', async () => {
        const { names, whole, answersCsv, sounds } = await saveCopy(page, server.url);
        expect(names).toEqual(
          expect.arrayContaining(['passage.json', 'answers.csv', 'notes.csv', 'comments.csv']),
        );
        const answered = new Set(whole.answers.map(({ practiceId }) => practiceId));
        expect(answered).toEqual(new Set<number>([readAloud.id, choose.id]));
        expect(whole.note[0]?.description).toContain(noteWords);
        expect(whole.comment.map(({ text }) => text)).toEqual(['Mine alone']);
        expect(whole.profile.firstName).toBe('Ana');
        expect(whole.missing).toEqual([]);
        expect(answersCsv.trim().split('\n')).toHaveLength(3);
        expect(sounds).toEqual(recordings);
        await expectNoViolations(page);
      });

      await test.step('it is deleted by its words, and says what went', async () => {
        await deleteEverything(page);
        const facts = page.getByRole('main').getByRole('listitem');
        await expect(facts).toHaveText([
          'Answers on the server: 2 deleted',
          'Recordings on the server: 1 deleted',
          'Comments: 1 deleted',
          'Notes: 1 deleted',
          'Your sign-in is deleted too.',
          'Nothing of yours is left on this device.',
        ]);
        await expectNoViolations(page);
      });

      await test.step('the second device hears of it, says so, and keeps nothing', async () => {
        await second.reload();
        await expect(second.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible();
        await expect(second.getByText(/is now removed from this device too/)).toBeVisible();
        await expectNoViolations(second);
        await second.getByRole('button', { name: 'OK' }).click();
        await expect(second.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
        const left = await everythingOnDevice(second);
        for (const trace of [noteWords, username, 'Silva']) expect(left).not.toContain(trace);
        await other.dispose();
      });

      await test.step('nothing is left on the device, among the files, and in the database', async () => {
        const left = await everythingOnDevice(page);
        for (const trace of [noteWords, 'Mine alone', username, 'Silva']) expect(left).not.toContain(trace);
        expect(filesOf(blobs)).toEqual([]);
        await page.goto(`${server.url}${questionPath(choose)}`);
        await expect(noAnswers(page)).toBeVisible();
        await server.stop();
        const db = await openPglite(server.dataDir);
        try {
          const traces = await everythingIn(db);
          for (const trace of [noteWords, 'Mine alone', username, 'Silva'])
            expect(traces).not.toContain(trace);
          expect(traces).toContain('gone_learner');
        } finally {
          await db.close();
        }
      });
    },
  );
});

const Found = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Every row of every table as one text. */
async function everythingIn({ orm }: Awaited<ReturnType<typeof openPglite>>): Promise<string> {
  const ask = async (query: SQL) => Found.parse(await orm.execute(query)).rows;
  const tables = await ask(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const table = z.string().parse(name);
    const rows = await ask(sql`select row_to_json(t) as row from ${sql.identifier(table)} t`);
    all.push(table, JSON.stringify(rows));
  }
  return all.join('\n');
}
