import { forgetLearner } from './forget-learner.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PassageDb } from '#data/store/database.ts';
import { readMeta, writeMeta } from '#data/store/meta.ts';

// A learner who takes everything off this device may have it open in other tabs, which write a last word as they go, and an answer
// of the server may be on its way. The law of this file: until nothing of that can come any more it is known who left, so that
// whatever comes goes too, also when the browser is closed in between.

/** Everything of this learner goes, and goes on going until `endLeaving`. */
export async function beginLeaving({ db, userId }: ReadContext): Promise<void> {
  await change(db, (leaving) => [...leaving.filter((each) => each !== userId), userId]);
}

/** Nothing of them can come any more, or they are back. */
export async function endLeaving({ db, userId }: ReadContext): Promise<void> {
  await change(db, (leaving) => leaving.filter((each) => each !== userId));
}

/** Takes off once more whatever is there of those who left, and calls `also` for each of them. Returns who they are. */
export async function sweepLeaving(
  db: PassageDb,
  also: (userId: string) => Promise<void>,
): Promise<readonly string[]> {
  const leaving = (await readMeta(db, 'leaving')) ?? [];
  for (const userId of leaving) {
    await forgetLearner({ db, userId });
    await also(userId);
  }
  return leaving;
}

async function change(db: PassageDb, step: (leaving: readonly string[]) => string[]): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const known = await readMeta(db, 'leaving');
    const leaving = step(known ?? []);
    if (leaving.length > 0) await writeMeta(db, 'leaving', leaving);
    else if (known !== null) await db.meta.delete('leaving');
  });
}
