import { batchLimits } from '#contract/sync.ts';
import type { QueuedOp } from '#domain/outbox/store/sync-store.ts';
import { isOver } from './backoff.ts';

/** Room for what surrounds a payload in a request. */
const envelopeBytes = 200;
const byteLimit = batchLimits.bytes - 4_096;

export interface PlanInput {
  /** In order of `seq`. */
  readonly ops: readonly QueuedOp[];
  readonly now: number;
  /** Hashes of recordings that the server does not have yet. */
  readonly missingBlobs: { has(sha256: string): boolean };
  readonly maxOps: number;
}

/**
 * The next batch: the first op of each free lane, in the order of the queue. One op a lane, since results of a batch are
 * independent and a later op must not overtake one that failed. An op whose recording is not up yet holds its own lane only.
 */
export function planBatch({ ops, now, missingBlobs, maxOps }: PlanInput): number[] {
  const queued = new Set(ops.map((op) => op.opId));
  const seqs: number[] = [];
  let bytes = 0;
  let room = Math.min(maxOps, batchLimits.ops);
  for (const op of laneHeads(ops)) {
    if (seqs.length >= room) break;
    if (op.state !== 'pending' || !isOver(op.dueAt, now)) continue;
    if (op.dependsOn.some((opId) => queued.has(opId))) continue;
    if (op.blobKeys.some((sha256) => missingBlobs.has(sha256))) continue;
    const size = op.sizeBytes + envelopeBytes;
    const isFull = seqs.length > 0 && (bytes + size > byteLimit || op.maxBatch <= seqs.length);
    if (isFull) continue;
    room = Math.min(room, op.maxBatch);
    bytes += size;
    seqs.push(op.seq);
  }
  return seqs;
}

/** When the queue has something to do again; `null`: nothing waits for a time. */
export function nextDueAt(ops: readonly QueuedOp[]): number | null {
  const due = laneHeads(ops)
    .filter((op) => op.state === 'pending' && op.dueAt > 0)
    .map((op) => op.dueAt);
  return due.length > 0 ? Math.min(...due) : null;
}

/**
 * A refused register does not hold its lane, nor one that waits for the learner's choice: what came after it is a newer
 * wish, and a word that was refused a mark can still be taken out of its book. The mark of a word that was refused waits
 * all the same: it depends on the word.
 */
export function laneHeads(ops: readonly QueuedOp[]): QueuedOp[] {
  const seen = new Set<string>();
  return ops.filter((op) => {
    if (seen.has(op.lane)) return false;
    const isPassed = op.cls === 'register' && (op.state === 'dead' || op.state === 'conflict');
    if (!isPassed) seen.add(op.lane);
    return !isPassed;
  });
}
