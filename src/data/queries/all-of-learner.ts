import { Dexie } from 'dexie';
import type { ReadContext } from '#data/store/context.ts';

/** Every row of a learner on this device, for a copy of their own. Rows that were deleted are left out. */
export async function allOfLearner({ db, userId }: ReadContext) {
  const whole = [
    [userId, Dexie.minKey],
    [userId, Dexie.maxKey],
  ] as const;
  return db.transaction('r', db.answers, db.bookmarks, db.profiles, db.entities, db.outbox, async () => ({
    profile: (await db.profiles.get(userId)) ?? null,
    answers: await db.answers
      .where('[userId+answeredAt]')
      .between(...whole)
      .filter(({ hidden }) => hidden === 0)
      .toArray(),
    bookmarks: await db.bookmarks
      .where('[userId+practiceId]')
      .between(...whole)
      .filter(({ type }) => type !== 'UNMARK')
      .toArray(),
    entities: await db.entities
      .where('[userId+kind+key]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .filter(({ value }) => value !== null)
      .toArray(),
    waiting: await db.outbox
      .where('[userId+seq]')
      .between(...whole)
      .toArray(),
  }));
}
