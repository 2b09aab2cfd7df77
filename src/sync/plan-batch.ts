import { batchLimits } from '#contract/sync.ts';
import type { QueuedOp } from '#data/sync-store/sync-store.ts';
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
  /** AI scores that are left, as the server last said; `null`: there is no limit, or nothing is known of one. */
  readonly aiScores?: number | null;
}

/**
 * The next batch: the first op of each free lane, in the order of the queue. One op a lane, since results of a batch are
 * independent and a later op must not overtake one that failed. An op whose recording is not up yet holds its own lane only,
 * and, where there are not enough AI scores for all, the answers behind it that cost one, too.
 */
export function planBatch(input: PlanInput): number[] {
  const { ops, now, missingBlobs, maxOps } = input;
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
    if (mustQueue(op, seqs, input)) continue;
    const isFull = seqs.length > 0 && (bytes + size > byteLimit || op.maxBatch <= seqs.length);
    if (isFull) continue;
    room = Math.min(room, op.maxBatch);
    bytes += size;
    seqs.push(op.seq);
  }
  return seqs;
}

/**
 * Where there are not enough AI scores for all, they go to the answers in the order in which these were given on the device: a text waits
 * for the upload of an older recording. An answer that failed, and waits for another try, holds up none.
 */
function mustQueue(
  op: QueuedOp,
  chosen: readonly number[],
  { ops, now, aiScores = null }: PlanInput,
): boolean {
  if (op.isCostly !== true || aiScores === null) return false;
  const costly = ops.filter(
    ({ isCostly, state }) => isCostly && (state === 'pending' || state === 'inflight'),
  );
  if (costly.length <= aiScores) return false;
  return costly.some(
    ({ seq, state, dueAt }) =>
      seq < op.seq && !chosen.includes(seq) && (state === 'inflight' || isOver(dueAt, now)),
  );
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
