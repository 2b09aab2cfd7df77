import { mutations, type MutationKind, type MutationPayload } from '#contract/mutations.ts';
import type { BatchEnvelope, BatchResponse, OpResult } from '#contract/sync.ts';
import { Problem } from '#server/problem.ts';
import { tellQuota } from './ai-quota.ts';
import { clockBehindMs } from './device-instant.ts';
import type { LearnerRow } from './learners.ts';
import { rememberDevice } from './devices.ts';
import { inScope, type Stores, type WriteScope } from './effect.ts';
import { applyMutation, concernsOthers } from './mutations.ts';
import { parsePayload } from './parse-payload.ts';
import type { Written } from './write.ts';

type Op = BatchEnvelope['ops'][number];

function knownKind(kind: string): MutationKind {
  // An app that is newer than the server: the op is good and waits for the server's update.
  if (!Object.hasOwn(mutations, kind))
    throw new Problem('NOT_IMPLEMENTED', 'The server does not know this kind of change yet');
  return kind as MutationKind;
}

async function applyOp(
  stores: Stores,
  learner: LearnerRow,
  { op, scope, behindMs }: { op: Op; scope: WriteScope; behindMs: number },
): Promise<Written> {
  const { opId: key, baseVersion, heardAt } = op;
  const kind = knownKind(op.kind);
  const payload = parsePayload(mutations[kind], op) as MutationPayload<MutationKind>;
  return applyMutation(
    stores,
    { learner, key, kind, baseVersion, heardAt, clockBehindMs: behindMs, payload, said: op.payload },
    scope,
  );
}

function failure(opId: string, problem: Problem): OpResult {
  return {
    opId,
    outcome: 'failed',
    error: problem.toApiError(),
    retryAfterSeconds: problem.details.retryAfterSeconds ?? null,
    current: problem.details.current ?? null,
  };
}

/** Committed together: a commit waits for the disk, and others wait for the locks that it holds. */
const opsAtOnce = 25;

/**
 * Ops that share a transaction, in their order. One that writes into the feed of another learner has its own: feeds are
 * locked all at once, or two batches could wait for each other.
 */
function groupsOf(ops: readonly Op[]): Op[][] {
  const groups: Op[][] = [];
  let open: Op[] | null = null;
  for (const op of ops) {
    const isAlone = concernsOthers(op.kind);
    if (isAlone || !open || open.length >= opsAtOnce) groups.push((open = []));
    open.push(op);
    if (isAlone) open = null;
  }
  return groups;
}

type ToProblem = (error: unknown) => Problem;

/** What goes for all ops of a batch. */
interface Told {
  readonly clockBehindMs: number;
  readonly toProblem: ToProblem;
}

async function applyGroup(
  stores: Stores,
  learner: LearnerRow,
  group: readonly Op[],
  told: Told,
): Promise<OpResult[]> {
  const { clockBehindMs: behindMs, toProblem } = told;
  try {
    return await inScope(stores, async (scope) => {
      const results: OpResult[] = [];
      for (const op of group) {
        try {
          const { change, replayed } = await applyOp(stores, learner, { op, scope, behindMs });
          results.push({ opId: op.opId, outcome: 'applied', replayed, change });
        } catch (error) {
          results.push(failure(op.opId, toProblem(error)));
        }
      }
      return results;
    });
  } catch (error) {
    // The commit failed, or nobody knows. Whatever the cause is, it is found op by op; keys keep each from a second effect.
    if (group.length === 1) return group.map((op) => failure(op.opId, toProblem(error)));
    const results: OpResult[] = [];
    for (const op of group) results.push(...(await applyGroup(stores, learner, [op], told)));
    return results;
  }
}

/** Applies the ops in their order, each by itself: one that fails changes nothing for the others. */
export async function applyBatch(
  stores: Stores,
  learner: LearnerRow,
  batch: BatchEnvelope,
  toProblem: ToProblem,
): Promise<BatchResponse> {
  const results: OpResult[] = [];
  const told = { clockBehindMs: clockBehindMs(batch.sentAt, new Date()), toProblem };
  for (const group of groupsOf(batch.ops)) results.push(...(await applyGroup(stores, learner, group, told)));
  await rememberDevice(stores.db, {
    learnerId: learner.id,
    clientId: batch.clientId,
    pendingCount: Math.max(0, batch.pendingCount - results.filter((r) => r.outcome === 'applied').length),
    lastOpId: batch.ops.at(-1)?.opId ?? null,
  });
  const now = new Date();
  const aiQuota = await tellQuota(stores.db.orm, learner, stores.scoring.policy, now);
  return { results, serverTime: now.getTime(), aiQuota };
}
