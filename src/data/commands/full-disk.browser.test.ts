import { expect, onTestFinished, test } from 'vitest';
import { systemIds } from '#platform/ids.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { useSmallDisk } from '#tests/support/small-disk.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { setBookmark } from './set-bookmark.ts';
import { setNote } from './notes.ts';
import { setPteType } from './set-profile.ts';
import { submitAnswer } from './submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';

/** A learner's device in real Chromium, and the errors that nobody caught. */
async function openDevice() {
  const uncaught: string[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    uncaught.push(String(event.reason));
  };
  addEventListener('unhandledrejection', note);
  const db = await openDatabase(`full-${crypto.randomUUID()}`);
  onTestFinished(async () => {
    removeEventListener('unhandledrejection', note);
    await db.delete();
  });
  const context: DataContext = {
    db,
    strictDb: db,
    userId: 'u',
    clock: systemClock,
    ids: systemIds,
    digest: systemDigest,
    kick: () => undefined,
  };
  return { context, uncaught };
}

const writes = {
  'the type of the exam': (context: DataContext) => setPteType(context, 'CORE'),
  'a mark': (context: DataContext) => setBookmark(context, { practiceId: 1, type: 'HARD' }),
  'a note': (context: DataContext) => setNote(context, { practiceId: 1, description: 'a note' }),
  'an answer': (context: DataContext) => submitAnswer(context, answerTo(1)),
};

test('a full disk refuses every write with its reason and without an uncaught error', async () => {
  const disk = await useSmallDisk();
  const { context, uncaught } = await openDevice();
  await disk.fill();
  for (const [what, write] of Object.entries(writes))
    expect.soft(await write(context).catch(String), what).toEqual({ kind: 'not-saved', reason: 'quota' });
  expect(await context.db.outbox.count()).toBe(0);
  // The browser tells of an error that nobody caught in a task of its own, before that of a later message.
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
  expect.soft(uncaught).toEqual([]);
  await disk.makeRoom();
  // Chromium may take half a minute to see the room.
  await expect.poll(() => setPteType(context, 'CORE'), { timeout: 50_000 }).toEqual({ kind: 'saved' });
});
