import { mutations } from '#contract/mutations.ts';
import type { Score } from '#contract/entities/answer.ts';
import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { isUntried } from '#domain/outbox/coalesce.ts';
import { sizeOf, untried, type OutboxOp } from '#domain/outbox/op.ts';
import { deleteOps, getOpsAbout } from '#data/store/queue/queue-reads.ts';
import { logOps } from '#data/store/queue/oplog.ts';
import { refreshViews } from '#data/store/sync-store/refresh-views.ts';

export interface EditOp {
  opId: string;
  /** Of the op's own kind, in its newest version. */
  payload: unknown;
  /** With an answer: its score by the rules; `null` when nothing can be scored here. */
  score: Score | null;
}

/**
 * Puts another payload in the place of one that the server refused, and sends it. The op that was tried is immutable, so
 * this is a new one with an id of its own; it keeps the place in the queue, and what waits for the old one waits for it.
 * Only after a clear no: an op that died of server errors may have had its effect, and a second one could double it.
 */
export async function editOp(
  context: DataContext,
  { opId, payload, score }: EditOp,
): Promise<{ kind: 'queued' | 'missing' }> {
  const { userId, clock, ids } = context;
  const at = clock.now();
  const freshId = ids.uuid();
  let isQueued = false;
  await commit(context, {
    async write(tables) {
      isQueued = false;
      const old = await tables.outbox.where({ opId }).first();
      if (old?.userId !== userId || old.state !== 'dead' || old.serverErrors > 0) return [];
      const fresh: OutboxOp = {
        ...old,
        opId: freshId,
        v: mutations[old.kind].v,
        payload,
        sizeBytes: sizeOf(payload),
        ...untried,
      };
      await tables.outbox.put(fresh);
      await handOver(tables, old, freshId);
      await showEdited(tables, fresh, score);
      const outdated = await dropScoreOf(tables, fresh);
      await logOps(tables, [
        ...outdated.map((id) => ({ opId: id, at, event: { kind: 'cancelled', by: freshId } }) as const),
        { opId: freshId, at, event: { kind: 'enqueued', of: old.kind } },
        { opId, at, event: { kind: 'merged', into: freshId } },
      ]);
      isQueued = true;
      return [];
    },
  });
  if (isQueued) context.kick();
  return { kind: isQueued ? 'queued' : 'missing' };
}

/** What depends on the old op depends on the new one. */
async function handOver({ outbox }: LearnerTables, old: OutboxOp, freshId: string): Promise<void> {
  await outbox
    .where('[userId+seq]')
    .between([old.userId, old.seq], [old.userId, Infinity], false)
    .and(({ dependsOn }) => dependsOn.includes(old.opId))
    .modify((op) => {
      op.dependsOn = op.dependsOn.map((each) => (each === old.opId ? freshId : each));
    });
}

/** What a device made of the words of before is nothing to send any more. Returns the ids of what was dropped. */
async function dropScoreOf(tables: LearnerTables, { userId, target }: OutboxOp): Promise<string[]> {
  const ops = await getOpsAbout(tables, userId, [target]);
  const outdated = ops.filter((op) => op.kind === 'answer.score' && isUntried(op));
  await deleteOps(
    tables,
    outdated.map(({ seq }) => seq),
  );
  return outdated.map(({ opId }) => opId);
}

async function showEdited(tables: LearnerTables, op: OutboxOp, score: Score | null): Promise<void> {
  if (op.kind !== 'answer.submit') return refreshViews(tables, [op]);
  const { answerId, answer } = mutations['answer.submit'].payload.parse(op.payload);
  await tables.answers.update(answerId, {
    value: answer,
    score,
    scorePercentage: percentageOf(score),
  });
}
