import type { PassageTables } from '#data/store/database.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { inQueueOrder } from '#domain/outbox/queue-order.ts';

/*
 * Reading the queue in few requests: IndexedDB pays for each of them, and a batch has a hundred ops. Ops that go
 * together mostly stand side by side in the queue.
 */

type Queue = Pick<PassageTables, 'outbox'>;

const isDense = (first: number, last: number, count: number): boolean => last - first < 2 * count;

/** The ops in these places, by place; the ones that are gone are left out. */
export async function getOps(
  { outbox }: Queue,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, OutboxOp>> {
  if (seqs.length === 0) return new Map();
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
  const wanted = new Set(seqs);
  const found = isDense(first, last, seqs.length)
    ? await outbox.where('seq').between(first, last, true, true).toArray()
    : await outbox.bulkGet([...seqs]);
  return new Map(found.flatMap((op) => (op && wanted.has(op.seq) ? [[op.seq, op] as const] : [])));
}

/** Takes the ops in these places out of the queue. */
export async function deleteOps({ outbox }: Queue, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
  const isGapless = seqs.length > 1 && last - first + 1 === new Set(seqs).size;
  if (isGapless) await outbox.where('seq').between(first, last, true, true).delete();
  else await outbox.bulkDelete([...seqs]);
}

/** The ops about any of these targets, in no order. */
export async function getOpsAbout(
  { outbox }: Queue,
  userId: string,
  targets: Iterable<string>,
): Promise<OutboxOp[]> {
  // All at once: a cursor over them would wait for each before it asks for the next.
  const found = await Promise.all(
    [...new Set(targets)].map((target) => outbox.where({ userId, target }).toArray()),
  );
  return found.flat();
}

/** The ops about the same thing as this register, this one too, in queue order. */
export async function getSlot(
  { outbox }: Queue,
  { userId, target, slot }: Pick<OutboxOp, 'userId' | 'target' | 'slot'>,
): Promise<OutboxOp[]> {
  const about = await outbox.where({ userId, target }).toArray();
  return inQueueOrder(about).filter((op) => op.slot === slot);
}
