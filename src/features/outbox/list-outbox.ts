import type { MutationKind } from '#contract/mutations.ts';
import type { TaskType } from '#contract/task-type.ts';
import { blockedBy } from '#domain/outbox/blocked.ts';
import type { ReadContext } from '#data/context.ts';
import type { OpError, OpState, OutboxOp } from '#domain/outbox/op.ts';
import { taskTypeOf } from '#domain/listing/task-type-of.ts';
import { readQueue } from '#data/sync-store/queue-steps.ts';
import { outboxSummary } from '#data/queue/outbox-summary.ts';
import { describeOp, type OpDescription } from './describe-op.ts';

/** Something that is saved here and not on the server yet. */
export interface OutboxItem extends OpDescription {
  opId: string;
  kind: MutationKind;
  v: number;
  payload: unknown;
  state: OpState;
  createdAt: number;
  attempts: number;
  dueAt: number;
  serverErrors: number;
  lastError: OpError | null;
  taskType: TaskType | null;
  /** Title of the question that it is about, where that is on this device. */
  title: string | null;
  /** It cannot go before another one that needs the learner: one that it belongs to, or the one before it. */
  behind: 'parent' | 'earlier' | null;
  /** What cannot go before this one. */
  children: OutboxItem[];
}

export interface Outbox {
  /** Only the learner can move these on; the newest first. */
  needsYou: OutboxItem[];
  waiting: OutboxItem[];
  sending: OutboxItem[];
  /** Of all, shown or not. */
  counts: { needsYou: number; blocked: number; waiting: number; sending: number };
}

const attentionStates = ['dead', 'conflict', 'parked-version'] as const satisfies readonly OpState[];
const waitingStates: ReadonlySet<OpState> = new Set(['pending', 'parked-auth', 'parked-quota']);

/**
 * What waits, by what can move it on. Of what waits by itself at most `limit` are read: with 10,000 in the queue the
 * rest is only counted, from the index.
 */
export async function listOutbox(context: ReadContext, { limit }: { limit: number }): Promise<Outbox> {
  const { db, userId } = context;
  return db.transaction('r', db.outbox, db.practices, async () => {
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

    const toItem = await itemMaker(context, [...needing, ...waiting, ...sending, ...blocked]);
    const childrenOf = ({ opId }: OutboxOp): OutboxItem[] =>
      blocked
        .filter((op) => causes.get(op.opId) === opId)
        .map((op) => ({ ...toItem(op), behind: op.dependsOn.length > 0 ? 'parent' : 'earlier' }));
    return {
      needsYou: needing.map((op) => ({ ...toItem(op), children: childrenOf(op) })),
      waiting: waiting.map(toItem),
      sending: sending.map(toItem),
      counts: {
        needsYou: attentionStates.reduce((sum, state) => sum + states[state], 0),
        waiting: [...waitingStates].reduce((sum, state) => sum + states[state], 0) - causes.size,
        blocked: causes.size,
        sending: states.inflight,
      },
    };
  });
}

const noneBlocked: ReadonlyMap<string, string> = new Map();

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

async function itemMaker({ db }: ReadContext, ops: readonly OutboxOp[]) {
  const described = new Map(ops.map((op) => [op.opId, describeOp(op)]));
  const ids = [...new Set([...described.values()].flatMap(({ practiceId }) => practiceId ?? []))];
  const rows = await db.practices.bulkGet(ids);
  const titles = new Map(rows.flatMap((row) => (row ? [[row.id, row.title] as const] : [])));
  return (op: OutboxOp): OutboxItem => {
    const description = described.get(op.opId) ?? describeOp(op);
    const { practiceId } = description;
    const { opId, kind, v, payload, state, createdAt, attempts, dueAt, serverErrors, lastError } = op;
    return {
      ...description,
      opId,
      kind,
      v,
      payload,
      state,
      createdAt,
      attempts,
      dueAt,
      serverErrors,
      lastError,
      taskType: practiceId === null ? null : (taskTypeOf(practiceId) ?? null),
      title: practiceId === null ? null : (titles.get(practiceId) ?? null),
      behind: null,
      children: [],
    };
  };
}
