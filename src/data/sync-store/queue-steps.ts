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

const readAtOnce = 500;

/** Parks what only a newer version of the app can send, and brings older payloads up to this one. */
export async function sortByVersion(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
): Promise<void> {
  // Page by page: a cursor over 10,000 ops takes seconds, and all of them at once stop the page for half a second.
  let after: number = -Infinity;
  for (;;) {
    const ops = await outbox
      .where('[userId+seq]')
      .between([userId, after], [userId, Dexie.maxKey], false)
      .limit(readAtOnce)
      .toArray();
    const changed = ops.flatMap((op) => {
      if (op.state !== 'pending' && op.state !== 'parked-version') return [];
      const next = upcastOp(op);
      return next === op ? [] : [next];
    });
    await outbox.bulkPut(changed);
    const last = ops.at(-1);
    if (!last || ops.length < readAtOnce) return;
    after = last.seq;
  }
}
