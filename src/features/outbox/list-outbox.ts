import type { MutationKind } from '#contract/mutations.ts';
import type { TaskType } from '#contract/task-type.ts';
import { blockedBy } from '#data/blocked.ts';
import type { ReadContext } from '#data/context.ts';
import type { OpError, OpState, OutboxOp } from '#data/op.ts';
import { taskTypeOf } from '#domain/listing/task-type-of.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { describeOp, type OpDescription } from './describe-op.ts';

/** Something that is saved here and not on the server yet. */
export interface OutboxItem extends OpDescription {
  opId: string;
  kind: MutationKind;
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
  /** It cannot go before another one that needs the learner. */
  isBlocked: boolean;
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

/** Kinds that others may depend on: with none of them in trouble, nobody is blocked. */
const parentKinds: ReadonlySet<MutationKind> = new Set(['comment.create', 'reply.create']);

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
    const blocked = needing.some(({ kind }) => parentKinds.has(kind))
      ? await blockedOps(needing, context)
      : [];
    const blockedIds = new Set(blocked.map(({ op }) => op.opId));
    const waiting = await newestFirst
      .and((op) => waitingStates.has(op.state) && !blockedIds.has(op.opId))
      .limit(limit)
      .toArray();
    const sending = await inState('inflight');

    const toItem = await itemMaker(context, [
      ...needing,
      ...waiting,
      ...sending,
      ...blocked.map(({ op }) => op),
    ]);
    const childrenOf = ({ opId }: OutboxOp): OutboxItem[] =>
      blocked.filter(({ cause }) => cause === opId).map(({ op }) => ({ ...toItem(op), isBlocked: true }));
    return {
      needsYou: needing.map((op) => ({ ...toItem(op), children: childrenOf(op) })),
      waiting: waiting.map(toItem),
      sending: sending.map(toItem),
      counts: {
        needsYou: attentionStates.reduce((sum, state) => sum + states[state], 0),
        waiting: [...waitingStates].reduce((sum, state) => sum + states[state], 0) - blocked.length,
        blocked: blocked.length,
        sending: states.inflight,
      },
    };
  });
}

/** Ops that cannot go because one of `stuck` cannot, each with that one's id. */
async function blockedOps(
  stuck: readonly OutboxOp[],
  { db, userId }: ReadContext,
): Promise<{ op: OutboxOp; cause: string }[]> {
  const dependent = await db.outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'pending', -Infinity], [userId, 'pending', Infinity])
    .and(({ dependsOn }) => dependsOn.length > 0)
    .toArray();
  const causes = blockedBy([...stuck, ...dependent]);
  return dependent.flatMap((op) => {
    const cause = causes.get(op.opId);
    return cause === undefined ? [] : [{ op, cause }];
  });
}

async function itemMaker({ db }: ReadContext, ops: readonly OutboxOp[]) {
  const described = new Map(ops.map((op) => [op.opId, describeOp(op)]));
  const ids = [...new Set([...described.values()].flatMap(({ practiceId }) => practiceId ?? []))];
  const rows = await db.practices.bulkGet(ids);
  const titles = new Map(rows.flatMap((row) => (row ? [[row.id, row.title] as const] : [])));
  return (op: OutboxOp): OutboxItem => {
    const description = described.get(op.opId) ?? describeOp(op);
    const { practiceId } = description;
    const { opId, kind, payload, state, createdAt, attempts, dueAt, serverErrors, lastError } = op;
    return {
      ...description,
      opId,
      kind,
      payload,
      state,
      createdAt,
      attempts,
      dueAt,
      serverErrors,
      lastError,
      taskType: practiceId === null ? null : (taskTypeOf(practiceId) ?? null),
      title: practiceId === null ? null : (titles.get(practiceId) ?? null),
      isBlocked: false,
      children: [],
    };
  };
}
