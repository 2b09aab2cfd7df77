import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { dependentsOf } from '#data/store/queue/enqueue.ts';
import { updateList } from '#data/store/content/list-projection.ts';
import type { OpState, OutboxOp } from '#domain/outbox/op.ts';
import { logOps } from '#data/store/queue/oplog.ts';
import { withDependents } from '#domain/outbox/plan-enqueue.ts';
import { forgetAnswers } from '#data/store/sync-store/apply-changes.ts';
import { refreshViews, rowOf } from '#data/store/sync-store/refresh-views.ts';

/** States that only the learner can end, and how. What a newer version of the app saved can only wait for that, or go. */
const ways = {
  dead: { retry: true, discard: true },
  conflict: { retry: false, discard: true },
  'parked-version': { retry: false, discard: true },
} as const satisfies Partial<Record<OpState, { retry: boolean; discard: boolean }>>;

/** What the learner may do with an op in this state. A conflict ends with `resolveConflict`. */
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
      isQueued = false;
      const op = await ownOp(tables, context.userId, opId);
      if (!op || !waysOut(op.state).retry) return [];
      // What was refused stays the same op: whatever the server knows of it is known under this id.
      await tables.outbox.put({
        ...op,
        state: 'pending',
        serverErrors: 0,
        maxBatch: 1,
        dueAt: 0,
        heardAt: null,
      });
      await refreshViews(tables, [op]);
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
 * Gives up something that the server refused, and all that cannot be done without it (a reply to a comment that never
 * was): the ops go, and the screens show what the server has. An answer that exists only here goes with its recording:
 * the caller has asked the learner.
 */
export async function discardOp(
  context: DataContext,
  { opId }: { opId: string },
): Promise<{ kind: 'discarded' | 'missing' }> {
  let isDiscarded = false;
  await commit(context, {
    async write(tables) {
      isDiscarded = false;
      const op = await ownOp(tables, context.userId, opId);
      if (!op || !waysOut(op.state).discard) return [];
      const gone = withDependents([op], await allDependents(tables, op));
      await tables.outbox.bulkDelete(gone.map((each) => each.seq));
      for (const each of gone) if (each.kind === 'answer.submit') await forgetUnsent(tables, each);
      await refreshViews(tables, gone);
      const at = context.clock.now();
      await logOps(
        tables,
        gone.map((each) => ({ opId: each.opId, at, event: { kind: 'discarded' } })),
      );
      isDiscarded = true;
      return [];
    },
  });
  return { kind: isDiscarded ? 'discarded' : 'missing' };
}

/** An own op by its id. */
export async function ownOp(
  { outbox }: LearnerTables,
  userId: string,
  opId: string,
): Promise<OutboxOp | undefined> {
  const op = await outbox.where({ opId }).first();
  return op?.userId === userId ? op : undefined;
}

async function allDependents(tables: LearnerTables, op: OutboxOp): Promise<OutboxOp[]> {
  const all: OutboxOp[] = [];
  let next = [op];
  while (next.length > 0) {
    next = await dependentsOf(
      tables,
      next.map((each) => each.opId),
    );
    all.push(...next);
  }
  return all;
}

async function forgetUnsent(tables: LearnerTables, op: OutboxOp): Promise<void> {
  const row = await tables.answers.get(rowOf(op)?.key ?? '');
  // The server has it after all: it stays, as every answer of the server does.
  if (row?.userId !== op.userId || row.version > 0) return;
  await forgetAnswers(tables, [row]);
  if (row.hidden === 0) await updateList(tables, op.userId, new Map([[row.practiceId, { answers: -1 }]]));
}
