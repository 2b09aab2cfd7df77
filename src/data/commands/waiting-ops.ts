import { commit, type LearnerTables } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { updateList } from '#data/list-projection.ts';
import type { OpState, OutboxOp } from '#data/op.ts';
import { logOps } from '#data/oplog.ts';
import { forgetAnswers } from '#data/sync-store/apply-changes.ts';
import { refreshViews } from '#data/sync-store/refresh-views.ts';

/** States that only the learner can end, and how. What a newer version of the app saved can only wait for that, or go. */
const ways = {
  dead: { retry: true, discard: true },
  conflict: { retry: true, discard: true },
  'parked-version': { retry: false, discard: true },
} as const satisfies Partial<Record<OpState, { retry: boolean; discard: boolean }>>;

/** What the learner may do with an op in this state. */
export function waysOut(state: OpState): { retry: boolean; discard: boolean } {
  return state in ways ? ways[state as keyof typeof ways] : { retry: false, discard: false };
}

/** Sends something again that the server refused, under the same id. Its wish stands again on the screens. */
export async function retryOp(
  context: DataContext,
  { opId }: { opId: string },
): Promise<{ kind: 'queued' | 'missing' }> {
  let isQueued = false;
  await commit(context, {
    async write(tables) {
      const op = await ownOp(tables, context.userId, opId);
      if (!op || !waysOut(op.state).retry) return [];
      // What was refused stays the same op: whatever the server knows of it is known under this id.
      await tables.outbox.put({ ...op, state: 'pending', serverErrors: 0, maxBatch: 1, dueAt: 0 });
      if (op.cls === 'remove') await hideAgain(tables, op);
      else await refreshViews(tables, [op]);
      const code = op.lastError?.code ?? '';
      await logOps(tables, [{ opId, at: context.clock.now(), event: { kind: 'retry', code, dueAt: 0 } }]);
      isQueued = true;
      return [];
    },
  });
  if (isQueued) context.kick();
  return { kind: isQueued ? 'queued' : 'missing' };
}

/**
 * Gives up something that the server refused: the op goes, and the screens show what the server has. An answer that
 * exists only here goes with its recording: the caller has asked the learner.
 */
export async function discardOp(
  context: DataContext,
  { opId }: { opId: string },
): Promise<{ kind: 'discarded' | 'missing' }> {
  let isDiscarded = false;
  await commit(context, {
    async write(tables) {
      const op = await ownOp(tables, context.userId, opId);
      if (!op || !waysOut(op.state).discard) return [];
      await tables.outbox.delete(op.seq);
      if (op.kind === 'answer.submit') await forgetUnsent(tables, op);
      else await refreshViews(tables, [op]);
      await logOps(tables, [{ opId, at: context.clock.now(), event: { kind: 'discarded' } }]);
      isDiscarded = true;
      return [];
    },
  });
  return { kind: isDiscarded ? 'discarded' : 'missing' };
}

async function ownOp({ outbox }: LearnerTables, userId: string, opId: string): Promise<OutboxOp | undefined> {
  const op = await outbox.where({ opId }).first();
  return op?.userId === userId ? op : undefined;
}

const answerOf = (tables: LearnerTables, { target }: OutboxOp) =>
  tables.answers.get(target.slice('answer:'.length));

async function hideAgain(tables: LearnerTables, op: OutboxOp): Promise<void> {
  const row = await answerOf(tables, op);
  if (row?.userId !== op.userId || row.hidden === 1) return;
  await tables.answers.put({ ...row, hidden: 1 });
  await updateList(tables, op.userId, new Map([[row.practiceId, { answers: -1 }]]));
}

async function forgetUnsent(tables: LearnerTables, op: OutboxOp): Promise<void> {
  const row = await answerOf(tables, op);
  // The server has it after all: it stays, as every answer of the server does.
  if (row?.userId !== op.userId || row.version > 0) return;
  await forgetAnswers(tables, [row]);
  if (row.hidden === 0) await updateList(tables, op.userId, new Map([[row.practiceId, { answers: -1 }]]));
}
