import { Dexie } from 'dexie';
import { upcastOp } from '#data/kinds/upcast.ts';
import type { OutboxOp } from '#data/op.ts';
import type { PassageTables } from '#data/database.ts';
import type { QueuedOp } from './sync-store.ts';

function withoutPayload(op: OutboxOp): QueuedOp {
  const { payload: _payload, base: _base, ...queued } = op;
  return queued;
}

/** All ops of a learner with a higher `seq`, in order, without payloads. */
export async function readQueue(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
  afterSeq: number,
): Promise<QueuedOp[]> {
  const ops = await outbox
    .where('[userId+seq]')
    .between([userId, afterSeq], [userId, Dexie.maxKey], false)
    .toArray();
  return ops.map(withoutPayload);
}

/** A new drainer cannot know what became of ops that another one sent; their ids make sending them again harmless. */
export async function releaseOlder({ outbox }: Pick<PassageTables, 'outbox'>, userId: string): Promise<void> {
  await outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'inflight', Dexie.minKey], [userId, 'inflight', Dexie.maxKey])
    .modify({ state: 'pending' });
}

/** Parks what only a newer version of the app can send, and brings older payloads up to this one. */
export async function sortByVersion(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
): Promise<void> {
  for (const state of ['pending', 'parked-version'] as const) {
    // Read in one go: a cursor over 10,000 ops takes seconds.
    const ops = await outbox
      .where('[userId+state+dueAt]')
      .between([userId, state, Dexie.minKey], [userId, state, Dexie.maxKey])
      .toArray();
    const changed = ops.flatMap((op) => {
      const next = upcastOp(op);
      return next === op ? [] : [next];
    });
    await outbox.bulkPut(changed);
  }
}
