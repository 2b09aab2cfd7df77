import type { ReadContext } from '#data/store/context.ts';
import { readQueue } from '#data/store/sync-store/queue-steps.ts';
import { blockedBy } from '#domain/outbox/blocked.ts';
import type { OpState, OutboxOp } from '#domain/outbox/op.ts';
import { outboxSummary } from './outbox-summary.ts';

/** What waits, by what can move it on. */
export interface OutboxOps {
  /** Only the learner can move these on; the newest first. */
  readonly needing: readonly OutboxOp[];
  readonly waiting: readonly OutboxOp[];
  readonly sending: readonly OutboxOp[];
  /** What waits behind one of `needing`, in queue order. */
  readonly blocked: readonly OutboxOp[];
  /** Of each that is blocked, `opId` to that of the one which is stuck. */
  readonly causes: ReadonlyMap<string, string>;
  /** Of all, read or not. */
  readonly counts: { needsYou: number; blocked: number; waiting: number; sending: number };
}

const attentionStates = ['dead', 'conflict', 'parked-version'] as const satisfies readonly OpState[];
const waitingStates: ReadonlySet<OpState> = new Set(['pending', 'parked-auth', 'parked-quota']);
const noneBlocked: ReadonlyMap<string, string> = new Map();

/**
 * One look at the queue. Of what waits by itself at most `limit` are read: with 10,000 in the queue the rest is only
 * counted, from the index.
 */
export function readOutbox(context: ReadContext, { limit }: { limit: number }): Promise<OutboxOps> {
  const { db, userId } = context;
  return db.transaction('r', db.outbox, async () => {
    const { states } = await outboxSummary(context);
    const inState = (state: OpState) =>
      db.outbox
        .where('[userId+state+dueAt]')
        .between([userId, state, -Infinity], [userId, state, Infinity])
        .limit(limit)
        .toArray();
    const newestFirst = db.outbox
      .where('[userId+seq]')
      .between([userId, -Infinity], [userId, Infinity])
      .reverse();
    const needing = (await Promise.all(attentionStates.map(inState))).flat().sort((a, b) => b.seq - a.seq);
    const causes = needing.length > 0 ? await findBlocked(context) : noneBlocked;
    const waiting = await newestFirst
      .and((op) => waitingStates.has(op.state) && !causes.has(op.opId))
      .limit(limit)
      .toArray();
    const sending = await inState('inflight');
    const blocked = await db.outbox
      .where('opId')
      .anyOf([...causes.keys()].slice(0, limit))
      .sortBy('seq');
    return {
      needing,
      waiting,
      sending,
      blocked,
      causes,
      counts: {
        needsYou: attentionStates.reduce((sum, state) => sum + states[state], 0),
        waiting: [...waitingStates].reduce((sum, state) => sum + states[state], 0) - causes.size,
        blocked: causes.size,
        sending: states.inflight,
      },
    };
  });
}

/** Ops that wait behind one that is stuck, in queue order, each with that one's id. Payloads are not kept. */
async function findBlocked({ db, userId }: ReadContext): Promise<ReadonlyMap<string, string>> {
  const queue = await readQueue(db, userId, -1);
  const causes = blockedBy(queue);
  return new Map(
    queue.flatMap(({ opId, state }) => {
      const cause = causes.get(opId);
      return cause !== undefined && state === 'pending' ? [[opId, cause] as const] : [];
    }),
  );
}
