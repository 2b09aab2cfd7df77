import { Dexie } from 'dexie';
import { isSaid } from '#domain/outbox/compile-op.ts';
import { logOps } from '#data/queue/oplog.ts';
import type { OplogLine } from '#domain/outbox/op.ts';
import type { QueueTables } from './mark-inflight.ts';
import { readShadow } from './read-shadow.ts';

/** The learner made the same choice on another device: there is nothing to choose any more. */
export async function endMootConflicts(tables: QueueTables, userId: string, at: number): Promise<void> {
  const open = await tables.outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'conflict', Dexie.minKey], [userId, 'conflict', Dexie.maxKey])
    .toArray();
  for (const op of open) {
    if (!isSaid(op, await readShadow(tables, op))) continue;
    await tables.outbox.delete(op.seq);
    const line: OplogLine = { opId: op.opId, at, event: { kind: 'satisfied' } };
    await logOps(tables, [line]);
  }
}
