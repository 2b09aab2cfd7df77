import type { ReadContext } from '#data/store/context.ts';

/** Finished answers of the learner's on this device, counted up to `most`. */
function countAnswers({ db, userId }: ReadContext, most: number): Promise<number> {
  return db.answers.where('[userId+answeredAt]').between([userId, 0], [userId, Infinity]).limit(most).count();
}

/** Whether the learner has finished an answer on this device. */
export async function hasAnswered(context: ReadContext): Promise<boolean> {
  return (await countAnswers(context, 1)) > 0;
}

/** Whether there is one finished answer of the learner's on this device, and no further one. */
export async function hasAnsweredOnce(context: ReadContext): Promise<boolean> {
  return (await countAnswers(context, 2)) === 1;
}
