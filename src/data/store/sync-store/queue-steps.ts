import { Dexie } from 'dexie';
import type { OpState } from '#domain/outbox/op.ts';
import { releaseOp } from '#domain/outbox/release-op.ts';
import type { PassageTables } from '#data/store/database.ts';
import { withoutPayload, type QueuedOp } from '#domain/outbox/store/sync-store.ts';

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

/** For a new drainer: what another one had sent, and what waited for this version of the app, goes on (`releaseOp`). */
export async function releaseOlder(tables: Pick<PassageTables, 'outbox'>, userId: string): Promise<void> {
  const sent = await inState(tables, userId, 'inflight').toArray();
  const parked = await inState(tables, userId, 'parked-version').toArray();
  const released = [...sent, ...parked].map(releaseOp).filter((op) => op.state === 'pending');
  if (released.length > 0) await tables.outbox.bulkPut(released);
}
