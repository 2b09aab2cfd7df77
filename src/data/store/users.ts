import { Dexie } from 'dexie';
import type { DataContext } from './context.ts';
import type { PassageDb } from './database.ts';
import { rebuildList } from './content/list-projection.ts';
import { dayEstimatesKey, practiceSessionKey, readMeta, targetDraftKey, writeMeta } from './meta.ts';
import { localUserId } from './rows.ts';
import { opsByTarget } from './sync-store/apply-changes.ts';
import { entitiesOf, refreshEntities } from './sync-store/entity-steps.ts';
import { readEngineMemory, memoryKey } from './sync-store/read-engine-memory.ts';

/**
 * A sign-in: what was done here while nobody was signed in becomes the learner's, rows and queue alike, in one
 * transaction. What another account did stays that account's. Does nothing when there is nothing local. The caller then
 * uses a context of `userId`.
 */
export async function adoptLocalRows(
  { db, kick }: Pick<DataContext, 'db' | 'kick'>,
  { userId }: { userId: string },
): Promise<void> {
  const tables = [
    db.practices,
    db.answers,
    db.bookmarks,
    db.profiles,
    db.entities,
    db.outbox,
    db.blobs,
    db.recordingDrafts,
    db.meta,
  ];
  await db.transaction('rw', tables, async () => {
    await moveAnswers(db, userId);
    await moveBookmarks(db, userId);
    await moveProfile(db, userId);
    const moved = await db.outbox.where({ userId: localUserId }).modify({ userId });
    // Who drains now does not know of these: that pass ends, and the next one reads them in their places.
    const state = await readEngineMemory(db, userId);
    if (moved > 0) await writeMeta(db, memoryKey(userId), { ...state, epoch: state.epoch + 1 });
    await moveEntities(db, userId);
    await db.recordingDrafts
      .where('[userId+startedAt]')
      .between([localUserId, Dexie.minKey], [localUserId, Dexie.maxKey])
      .modify({ userId });
    await moveBlobs(db, userId);
    await moveBegun(db, userId);
    await rebuildList(db, userId);
  });
  kick();
}

/** Makes the question list show the learner of the context; after a sign-in or a change of learner. */
export async function showLearner({ db, userId }: Pick<DataContext, 'db' | 'userId'>): Promise<void> {
  await db.transaction('rw', db.practices, db.answers, db.bookmarks, db.meta, async () => {
    await rebuildList(db, userId);
  });
}

async function moveAnswers(db: PassageDb, userId: string): Promise<void> {
  await db.answers
    .where('[userId+answeredAt]')
    .between([localUserId, Dexie.minKey], [localUserId, Dexie.maxKey])
    .modify({ userId });
}

/** Primary keys hold the user id, so these rows are written anew. */
async function moveBookmarks(db: PassageDb, userId: string): Promise<void> {
  const local = db.bookmarks
    .where('[userId+practiceId]')
    .between([localUserId, Dexie.minKey], [localUserId, Dexie.maxKey]);
  const rows = await local.toArray();
  await local.delete();
  const known = await db.bookmarks.bulkGet(rows.map((row): [string, number] => [userId, row.practiceId]));
  await db.bookmarks.bulkPut(rows.map((row, at) => ({ ...row, userId, shadow: known[at]?.shadow ?? null })));
}

/** After the ops: what the learner sees is made anew of theirs, above what the server said of this learner. */
async function moveEntities(db: PassageDb, userId: string): Promise<void> {
  const rows = await entitiesOf(db, localUserId).toArray();
  if (rows.length === 0) return;
  await entitiesOf(db, localUserId).delete();
  const opsAbout = opsByTarget(await db.outbox.where({ userId }).toArray());
  await refreshEntities(
    db,
    rows.map(({ kind, key }) => ({ userId, kind, key })),
    opsAbout,
  );
}

async function moveProfile(db: PassageDb, userId: string): Promise<void> {
  const row = await db.profiles.get(localUserId);
  if (!row) return;
  await db.profiles.delete(localUserId);
  const known = await db.profiles.get(userId);
  if (!known) await db.profiles.put({ ...row, userId });
}

async function moveBlobs(db: PassageDb, userId: string): Promise<void> {
  const local = db.blobs
    .where('[userId+sha256]')
    .between([localUserId, Dexie.minKey], [localUserId, Dexie.maxKey]);
  const rows = await local.toArray();
  await local.delete();
  await db.blobs.bulkPut(rows.map((row) => ({ ...row, userId })));
}

/** What the learner is in the middle of goes on after the sign-in. */
async function moveBegun(db: PassageDb, userId: string): Promise<void> {
  for (const keyOf of [practiceSessionKey, targetDraftKey]) {
    const begun = await readMeta(db, keyOf(localUserId));
    if (!begun) continue;
    await db.meta.delete(keyOf(localUserId));
    await writeMeta(db, keyOf(userId), begun);
  }
  // Made from answers that are this learner's now.
  await db.meta.delete(dayEstimatesKey(localUserId));
}
