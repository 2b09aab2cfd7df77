import type { ReadContext } from './context.ts';
import type { PassageDb } from './database.ts';
import { readMeta, writeMeta, type LostWork } from './meta.ts';

/**
 * Compares the name that this database has with the one that was kept outside of it. When they differ, the database of
 * the other name is gone: the browser cleared it. Its name is remembered until the server was asked about it. Returns
 * the name to keep outside from now on.
 */
export async function noticeLoss(
  db: PassageDb,
  { kept, freshId }: { kept: string | null; freshId: string },
): Promise<string> {
  return db.transaction('rw', db.meta, async () => {
    const known = await readMeta(db, 'client-id');
    const clientId = known ?? freshId;
    if (known === null) await writeMeta(db, 'client-id', clientId);
    if (kept !== null && kept !== clientId) await writeMeta(db, 'lost-client', kept);
    return clientId;
  });
}

/** The name of a database that is gone and of which the server was not asked yet. */
export async function findLostClient(db: PassageDb): Promise<string | null> {
  return readMeta(db, 'lost-client');
}

/** Keeps what the server said: to be told once, to the learner whose work it was. `null`: nothing is lost. */
export async function keepLostWork({ db, userId }: ReadContext, lost: LostWork | null): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if (lost !== null) await writeMeta(db, `lost-work ${userId}`, lost);
    await db.meta.delete('lost-client');
  });
}

/** What nobody was signed in to is on no server: it can only be said that it is gone. */
export async function keepUnknownLoss(context: ReadContext, hadAnswers: boolean): Promise<void> {
  if ((await findLostClient(context.db)) === null) return;
  await keepLostWork(context, hadAnswers ? { count: null, lastSeenAt: 0 } : null);
}

/** What the learner has to be told of; `null` when there is nothing, or when they were told. */
export async function findLostWork({ db, userId }: ReadContext): Promise<LostWork | null> {
  return readMeta(db, `lost-work ${userId}`);
}

/** The learner has read it. */
export async function forgetLostWork({ db, userId }: ReadContext): Promise<void> {
  await db.meta.delete(`lost-work ${userId}`);
}
