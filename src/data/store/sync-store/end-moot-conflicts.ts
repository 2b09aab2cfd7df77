import { Dexie } from 'dexie';
import { writeQueue } from '#data/store/queue/write-queue.ts';
import { planMoot } from '#domain/outbox/settle/plan-moot.ts';
import type { QueueTables } from './mark-inflight.ts';
import { readShadow } from './read-shadow.ts';

/** The learner made the same choice on another device: there is nothing to choose any more. */
export async function endMootConflicts(tables: QueueTables, userId: string, at: number): Promise<void> {
  const open = await tables.outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'conflict', Dexie.minKey], [userId, 'conflict', Dexie.maxKey])
    .toArray();
  for (const op of open) {
    const plan = planMoot(op, await readShadow(tables, op), at);
    if (plan) await writeQueue(tables, plan);
  }
}
