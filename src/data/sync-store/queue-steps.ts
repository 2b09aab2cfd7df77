import { Dexie } from 'dexie';
import { upcastOp } from '#domain/outbox/upcast.ts';
import type { OpState, OutboxOp } from '#domain/outbox/op.ts';
import type { PassageTables } from '#data/database.ts';
import type { QueuedOp } from '#domain/outbox/store/sync-store.ts';

/** What a pass has to know of an op. */
export function withoutPayload(op: OutboxOp): QueuedOp {
  const { payload: _payload, base: _base, ...queued } = op;
  return queued;
}

/** Read in steps: 10,000 ops at once stop the page for a quarter of a second. */
const readAtOnce = 250;

/** All ops of a learner with a higher `seq`, in order. */
export async function readQueue(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
  afterSeq: number,
): Promise<QueuedOp[]> {
  const queue: QueuedOp[] = [];
  for (let after = afterSeq; ;) {
    const ops = await outbox
      .where('[userId+seq]')
      .between([userId, after], [userId, Dexie.maxKey], false)
      .limit(readAtOnce)
      .toArray();
    for (const op of ops) queue.push(withoutPayload(op));
    const last = ops.at(-1);
    if (!last || ops.length < readAtOnce) return queue;
    after = last.seq;
  }
}

const inState = ({ outbox }: Pick<PassageTables, 'outbox'>, userId: string, state: OpState) =>
  outbox.where('[userId+state+dueAt]').between([userId, state, Dexie.minKey], [userId, state, Dexie.maxKey]);

/** A new drainer cannot know what became of ops that another one sent; their ids make sending them again harmless. */
export async function releaseOlder(tables: Pick<PassageTables, 'outbox'>, userId: string): Promise<void> {
  await inState(tables, userId, 'inflight').modify({ state: 'pending' });
}

/** What a newer version of the app has written goes on when a version that knows it opens the queue. */
export async function unparkKnown(tables: Pick<PassageTables, 'outbox'>, userId: string): Promise<void> {
  const parked = await inState(tables, userId, 'parked-version').toArray();
  const known = parked.map((op) => upcastOp(op)).filter((op) => op.state === 'pending');
  if (known.length > 0) await tables.outbox.bulkPut(known);
}
