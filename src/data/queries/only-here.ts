import { Dexie } from 'dexie';
import type { ReadContext } from '#data/store/context.ts';
import { countUnsentRecordings } from './unsent.ts';

/** What of a learner exists on this device and nowhere else. */
export interface OnlyHere {
  answers: number;
  recordings: number;
  /** Notes, words, comments, settings. */
  others: number;
  /** Recordings that were begun and belong to no answer yet. */
  unfinished: number;
}

/** Counts what a removal from this device would lose for good. Payloads are not kept. */
export async function onlyHere(context: ReadContext): Promise<OnlyHere> {
  const { db, userId } = context;
  return db.transaction('r', db.outbox, db.blobs, db.recordingDrafts, async () => {
    let answers = 0;
    let others = 0;
    await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .each(({ kind }) => {
        if (kind === 'answer.submit') answers += 1;
        else others += 1;
      });
    const recordings = await countUnsentRecordings(context);
    const unfinished = await db.recordingDrafts
      .where('[userId+startedAt]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .count();
    return { answers, recordings, others, unfinished };
  });
}
