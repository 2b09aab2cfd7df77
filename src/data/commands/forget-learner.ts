import { Dexie } from 'dexie';
import type { DeletedAccountDto } from '#contract/entities/profile.ts';
import type { DataContext } from '#data/store/context.ts';
import { rebuildList } from '#data/store/content/list-projection.ts';
import { readMeta } from '#data/store/meta.ts';
import { localUserId } from '#data/store/rows.ts';

/** How the request to delete the account ended. Nothing on this device has changed then. */
export type EndAccountResult =
  /** `null`: an earlier request, whose answer was lost, did it. */
  | { readonly kind: 'deleted'; readonly deleted: DeletedAccountDto | null }
  | { readonly kind: 'no-connection' | 'signed-out' };
export type EndAccount = () => Promise<EndAccountResult>;

/**
 * Takes everything of a learner off this device, in one transaction; what others did here stays. Returns how many rows of theirs
 * are left, counted afterwards: 0.
 */
export async function forgetLearner({
  db,
  userId,
}: Pick<DataContext, 'db' | 'userId'>): Promise<{ left: number }> {
  const ofLearner = () => [
    db.answers.where('[userId+answeredAt]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.bookmarks.where('[userId+practiceId]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.profiles.where('userId').equals(userId),
    db.entities.where('[userId+kind+key]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.outbox.where('[userId+seq]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.blobs.where('[userId+sha256]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.recordingDrafts.where('[userId+startedAt]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    db.staging.where('[userId+kind+key]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]),
    // Keys of one learner end in the user id.
    db.meta.filter(({ key }) => key.endsWith(` ${userId}`)),
  ];
  const tables = [
    db.answers,
    db.bookmarks,
    db.profiles,
    db.entities,
    db.outbox,
    db.blobs,
    db.recordingDrafts,
    db.recordingChunks,
    db.staging,
    db.meta,
    db.oplog,
    db.practices,
  ];
  return db.transaction('rw', tables, async () => {
    const drafts = await db.recordingDrafts
      .where('[userId+startedAt]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .primaryKeys();
    for (const draftId of drafts)
      await db.recordingChunks
        .where('[draftId+seq]')
        .between([draftId, Dexie.minKey], [draftId, Dexie.maxKey])
        .delete();
    for (const rows of ofLearner()) await rows.delete();
    // What was done with the queue, without owners.
    await db.oplog.clear();
    if ((await readMeta(db, 'list-owner')) === userId) await rebuildList(db, localUserId);
    let left = 0;
    for (const rows of ofLearner()) left += await rows.count();
    return { left };
  });
}
