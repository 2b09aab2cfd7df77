import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { enqueue } from '#data/store/queue/enqueue.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { logOps } from '#data/store/queue/oplog.ts';
import { refreshViews } from '#data/store/sync-store/refresh-views.ts';
import { readShadow } from '#data/store/sync-store/read-shadow.ts';
import { plainLength } from '#domain/notes/text-parts.ts';
import { ownOp } from './waiting-ops.ts';

/** Which of two texts stays. `merged` comes with what the learner made of both. */
export type Choice = { keep: 'mine' } | { keep: 'theirs' } | { keep: 'merged'; text: string };

export type ConflictResult =
  | { kind: 'resolved' }
  | { kind: 'missing' }
  /** Nothing was changed. */
  | { kind: 'too-long' };

const missing: ConflictResult = { kind: 'missing' };

/**
 * Ends a conflict of two texts: the op of the local text goes, and what the learner chose is written above what the
 * server says now, as a write of its own. Should the server have changed once more, the two are merged again.
 */
export async function resolveConflict(
  context: DataContext,
  { opId, ...choice }: Choice & { opId: string },
): Promise<ConflictResult> {
  const { userId, clock, ids } = context;
  const origin = { userId, at: clock.now(), opId: ids.uuid() };
  let result = missing as ConflictResult;
  await commit(context, {
    async write(tables) {
      result = missing;
      const op = await ownOp(tables, userId, opId);
      const text = op && op.state === 'conflict' ? findOpRule(op.kind)?.text : undefined;
      if (!op || !text) return [];
      const chosen =
        choice.keep === 'merged' ? choice.text : choice.keep === 'mine' ? text.wished(op.payload) : null;
      const isKept = choice.keep !== 'theirs';
      if (isKept && chosen !== null && plainLength(chosen, text.format) > text.limit(op.payload)) {
        result = { kind: 'too-long' };
        return [];
      }
      result = { kind: 'resolved' };
      await tables.outbox.delete(op.seq);
      if (isKept) await write(tables, op, { payload: text.withText(op.payload, chosen), origin });
      else await logOps(tables, [{ opId, at: origin.at, event: { kind: 'discarded' } }]);
      await refreshViews(tables, [op]);
      return [];
    },
  });
  if (result.kind === 'resolved') context.kick();
  return result;
}

async function write(
  tables: LearnerTables,
  op: OutboxOp,
  { payload, origin }: { payload: unknown; origin: { userId: string; at: number; opId: string } },
): Promise<void> {
  const shadow = await readShadow(tables, op);
  const { put } = await enqueue(tables, newOp(op.kind, payload as never, { shadow }), origin);
  const event = put ? ({ kind: 'merged', into: origin.opId } as const) : ({ kind: 'satisfied' } as const);
  await logOps(tables, [{ opId: op.opId, at: origin.at, event }]);
}
