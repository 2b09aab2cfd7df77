import type { MutationKind } from '#contract/mutations.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { OpError, OpState, OutboxOp } from '#domain/outbox/op.ts';
import { taskTypeOf } from '#domain/listing/task-type-of.ts';
import { findTitles } from '#data/queries/find-titles.ts';
import { readOutbox, type OutboxOps } from '#data/queries/read-outbox.ts';
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
  counts: OutboxOps['counts'];
}

/** What waits, by what can move it on, in words. Of what waits by itself at most `limit` are read. */
export async function listOutbox(context: ReadContext, { limit }: { limit: number }): Promise<Outbox> {
  const { needing, waiting, sending, blocked, causes, counts } = await readOutbox(context, { limit });
  const toItem = await itemMaker(context, [...needing, ...waiting, ...sending, ...blocked]);
  const childrenOf = ({ opId }: OutboxOp): OutboxItem[] =>
    blocked
      .filter((op) => causes.get(op.opId) === opId)
      .map((op) => ({ ...toItem(op), behind: op.dependsOn.length > 0 ? 'parent' : 'earlier' }));
  return {
    needsYou: needing.map((op) => ({ ...toItem(op), children: childrenOf(op) })),
    waiting: waiting.map(toItem),
    sending: sending.map(toItem),
    counts,
  };
}

async function itemMaker(context: ReadContext, ops: readonly OutboxOp[]) {
  const described = new Map(ops.map((op) => [op.opId, describeOp(op)]));
  const practiceIds = [...described.values()].flatMap(({ practiceId }) => practiceId ?? []);
  const titles = await findTitles(context, practiceIds);
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
