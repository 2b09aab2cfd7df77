import { Dexie } from 'dexie';
import type { PassageTables } from '#data/store/database.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { getOps, getOpsAbout } from '#data/store/queue/queue-reads.ts';
import type { QueuedOp } from '#domain/outbox/store/sync-store.ts';

/** Ops about things, in no order; asked in the transaction that changes their rows. */
export type ReadOpsAbout = (targets: readonly string[]) => Promise<readonly OutboxOp[]>;

/** What places of the queue are about, so that nobody has to ask for each thing of a batch by itself. */
export interface KnownTargets {
  /** What was read of the queue, behind `afterSeq`. Only what is committed may be told. */
  learn(userId: string, read: { afterSeq: number; queue: readonly QueuedOp[] }): void;
  forget(userId: string): void;
  reader(userId: string): ReadOpsAbout;
}

interface Known {
  seqs: Map<string, number[]>;
  /** Nothing is known of the queue behind this place. */
  upTo: number;
}

/**
 * The law: a place of the queue never changes what it is about. An op that takes the place of another one is about the
 * same thing, and a place is never used a second time. So what was read once holds; only what stands there now, and what
 * came behind, has to be read.
 */
export function createKnownTargets({ outbox }: Pick<PassageTables, 'outbox'>): KnownTargets {
  const byUser = new Map<string, Known>();
  return {
    learn(userId, { afterSeq, queue }) {
      const known = afterSeq < 0 ? { seqs: new Map<string, number[]>(), upTo: afterSeq } : byUser.get(userId);
      if (!known || afterSeq > known.upTo) return;
      for (const { seq, target } of queue) {
        if (seq <= known.upTo) continue;
        const same = known.seqs.get(target);
        if (same) same.push(seq);
        else known.seqs.set(target, [seq]);
      }
      known.upTo = Math.max(known.upTo, queue.at(-1)?.seq ?? known.upTo);
      byUser.set(userId, known);
    },
    forget: (userId) => void byUser.delete(userId),
    reader: (userId) => async (targets) => {
      const known = byUser.get(userId);
      if (!known) return getOpsAbout({ outbox }, userId, targets);
      const wanted = new Set(targets);
      const seqs = [...wanted].flatMap((target) => known.seqs.get(target) ?? []);
      const [old, later] = await Promise.all([
        getOps({ outbox }, seqs),
        outbox.where('[userId+seq]').between([userId, known.upTo], [userId, Dexie.maxKey], false).toArray(),
      ]);
      return [...old.values(), ...later].filter((op) => op.userId === userId && wanted.has(op.target));
    },
  };
}
