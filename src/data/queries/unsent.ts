import type { ReadContext } from '#data/store/context.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';

/** All that waits, in queue order, with what it says. */
export function listUnsent({ db, userId }: ReadContext): Promise<OutboxOp[]> {
  return db.outbox.where('[userId+seq]').between([userId, -Infinity], [userId, Infinity]).toArray();
}

/** Recordings that are not on the server, from the index: their bytes are not read. */
export async function countUnsentRecordings({ db, userId }: ReadContext): Promise<number> {
  return db.blobs.where('[userId+uploaded]').equals([userId, 0]).count();
}
