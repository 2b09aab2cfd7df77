import { mutations, type MutationKind, type MutationPayload } from '#contract/mutations.ts';
import type { BatchEnvelope, BatchResponse, OpResult } from '#contract/sync.ts';
import { fieldErrorsOf } from '#server/http/field-errors.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { tellQuota } from './ai-quota.ts';
import type { LearnerRow } from './learners.ts';
import { rememberDevice } from './devices.ts';
import type { Stores } from './effect.ts';
import { applyMutation } from './mutations.ts';
import type { Written } from './write.ts';

type Op = BatchEnvelope['ops'][number];

/** Version of every payload schema that this server knows. */
const payloadVersion = 1;

function knownKind(kind: string): MutationKind {
  // An app that is newer than the server: the op is good and waits for the server's update.
  if (!Object.hasOwn(mutations, kind))
    throw new Problem('NOT_IMPLEMENTED', 'The server does not know this kind of change yet');
  return kind as MutationKind;
}

function parsePayload<K extends MutationKind>(kind: K, op: Op): MutationPayload<K> {
  if (op.v > payloadVersion)
    throw new Problem('NOT_IMPLEMENTED', 'The server does not know this version of the change yet');
  if (op.v !== payloadVersion) throw invalidField('v', `must be ${payloadVersion}`);
  const parsed = mutations[kind].payload.safeParse(op.payload);
  if (!parsed.success)
    throw new Problem('VALIDATION', 'Validation failed', { errors: fieldErrorsOf(parsed.error.issues) });
  return parsed.data as MutationPayload<K>;
}

async function applyOp(stores: Stores, learner: LearnerRow, op: Op): Promise<Written> {
  const { opId: key, baseVersion } = op;
  const kind = knownKind(op.kind);
  return applyMutation(stores, { learner, key, kind, baseVersion, payload: parsePayload(kind, op) });
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

/** Applies the ops in their order, each by itself: one that fails changes nothing for the others. */
export async function applyBatch(
  stores: Stores,
  learner: LearnerRow,
  batch: BatchEnvelope,
  toProblem: (error: unknown) => Problem,
): Promise<BatchResponse> {
  const results: OpResult[] = [];
  for (const op of batch.ops) {
    try {
      const { change, replayed } = await applyOp(stores, learner, op);
      results.push({ opId: op.opId, outcome: 'applied', replayed, change });
    } catch (error) {
      results.push(failure(op.opId, toProblem(error)));
    }
  }
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
