import { updateList } from '#data/list-projection.ts';
import type { OutboxOp } from '#data/op.ts';
import type { ChangeTables } from './apply-changes.ts';
import { standing, viewBookmark, viewProfile } from './shadow.ts';

/**
 * Brings the rows that ops are about back to shadow + standing ops: after an op was refused or discarded. Part of the
 * transaction that did it. A refused answer stays on the screen: it is the learner's work, and marked as not sent.
 */
export async function refreshViews(tables: ChangeTables, ops: readonly OutboxOp[]): Promise<void> {
  for (const { userId, target, kind, cls } of ops) {
    const left = await tables.outbox.where({ userId, target }).sortBy('seq');
    if (kind === 'bookmark.set') {
      const practiceId = Number(target.slice('bookmark:'.length));
      const row = await tables.bookmarks.get([userId, practiceId]);
      if (!row) continue;
      const next = viewBookmark(row, left);
      await tables.bookmarks.put(next);
      await updateList(tables, userId, new Map([[practiceId, { bookmarkType: next.type }]]));
    } else if (kind === 'profile.set') {
      const row = await tables.profiles.get(userId);
      if (row) await tables.profiles.put(viewProfile(row, left));
    } else if (cls === 'remove') {
      const row = await tables.answers.get(target.slice('answer:'.length));
      const isShown = !standing(left).some((op) => op.cls === 'remove');
      if (!row || row.hidden === 0 || !isShown) continue;
      await tables.answers.put({ ...row, hidden: 0 });
      await updateList(tables, userId, new Map([[row.practiceId, { answers: 1 }]]));
    }
  }
}
