import type { ReadContext } from '#data/store/context.ts';

/** Whether the learner has finished an answer on this device. */
export async function hasAnswered({ db, userId }: ReadContext): Promise<boolean> {
  const range = db.answers.where('[userId+answeredAt]').between([userId, 0], [userId, Infinity]);
  return (await range.limit(1).count()) > 0;
}

/** Whether there is one finished answer of the learner's on this device, and no further one. */
export async function hasAnsweredOnce({ db, userId }: ReadContext): Promise<boolean> {
  const range = db.answers.where('[userId+answeredAt]').between([userId, 0], [userId, Infinity]);
  return (await range.limit(2).count()) === 1;
}
