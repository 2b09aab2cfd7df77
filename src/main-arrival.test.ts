import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import type { DataContext } from '#data/store/context.ts';
import { beginLeaving } from '#data/commands/leaving.ts';
import { readMeta } from '#data/store/meta.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { localUserId } from '#data/store/rows.ts';
import { showLearner } from '#data/store/users.ts';
import { systemDigest } from '#platform/digest.ts';
import { createDrafts, draftKey } from '#platform/drafts.ts';
import { systemIds } from '#platform/ids.ts';
import { createSharedFiles } from '#platform/shared-files.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { createArrival } from './main-arrival.ts';

let count = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

/** The device of two learners, with each start of the app on it. */
async function openDevice() {
  count += 1;
  const { db, strictDb } = await openLocalData(`arrival-${count}`);
  const clock: FakeClock = createFakeClock();
  const drafts = createDrafts(`arrival-drafts-${count}`);
  const sharedFiles = createSharedFiles();
  await sharedFiles.forget();
  const contextOf = (userId: string): DataContext => ({
    db,
    strictDb,
    userId,
    clock,
    ids: systemIds,
    digest: systemDigest,
    kick: () => undefined,
  });
  const report = (error: unknown) => {
    throw error;
  };
  return {
    db,
    clock,
    drafts,
    sharedFiles,
    contextOf,
    async start(userId: string) {
      await createArrival({ db, drafts, sharedFiles, clock, report })(userId);
      await showLearner({ db, userId });
    },
    /** What is stored of one. */
    async rowsOf(userId: string) {
      const bookmarks = await db.bookmarks.where({ userId }).count();
      return { bookmarks, drafts: (await drafts.namesOf(userId)).size };
    },
  };
}

const work = async ({ contextOf, drafts }: Awaited<ReturnType<typeof openDevice>>, userId: string) => {
  await setBookmark(contextOf(userId), { practiceId: 1, type: 'HARD' });
  await drafts.save(draftKey(userId, 9_001), { text: `of ${userId}` });
};

it('hides a shared file from the next learner, and has it for its own again', async () => {
  const device = await openDevice();
  await device.start('ana');
  await device.sharedFiles.keep(new File(['voice'], 'voice.m4a', { type: 'audio/mp4' }));
  await device.start(localUserId);
  expect(await device.sharedFiles.read()).toBeNull();
  await device.start('bo');
  expect(await device.sharedFiles.read()).toBeNull();
  await device.start('ana');
  expect(await device.sharedFiles.read()).not.toBeNull();
});

it('takes off what other tabs wrote as they went, and then forgets who it was', async () => {
  const device = await openDevice();
  await device.start('ana');
  await work(device, 'bo');
  await beginLeaving(device.contextOf('ana'));
  await work(device, 'ana');
  await device.start(localUserId);
  expect(await device.rowsOf('ana')).toEqual({ bookmarks: 0, drafts: 0 });
  // The last word of a tab that was slow.
  await work(device, 'ana');
  device.clock.advance(10_000);
  await eventually(async () => expect(await readMeta(device.db, 'leaving')).toBeNull());
  expect(await device.rowsOf('ana')).toEqual({ bookmarks: 0, drafts: 0 });
  expect(await device.rowsOf('bo')).toEqual({ bookmarks: 1, drafts: 1 });
});

it('goes on with it at the next start when the browser was closed in between', async () => {
  const device = await openDevice();
  await device.start('ana');
  await beginLeaving(device.contextOf('ana'));
  await device.start(localUserId);
  await work(device, 'ana');
  await device.start('bo');
  expect(await device.rowsOf('ana')).toEqual({ bookmarks: 0, drafts: 0 });
  // The list of the one who is here is still theirs.
  expect(await readMeta(device.db, 'list-owner')).toBe('bo');
});

it('leaves what a learner does who is back at once', async () => {
  const device = await openDevice();
  await device.start('ana');
  await beginLeaving(device.contextOf('ana'));
  await device.start(localUserId);
  await device.start('ana');
  await work(device, 'ana');
  device.clock.advance(10_000);
  await device.start('ana');
  expect(await device.rowsOf('ana')).toEqual({ bookmarks: 1, drafts: 1 });
});
