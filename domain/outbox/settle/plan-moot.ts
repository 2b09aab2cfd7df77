import { isSaid } from '#domain/outbox/compile-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { QueueWrites } from '#domain/outbox/queue-writes.ts';
import type { Shadow } from '#domain/outbox/view.ts';

/**
 * After a pull: an op that waits for the learner's choice ends when the same choice was made on another device. `null`:
 * nothing becomes of this op. Pure.
 */
export function planMoot(op: OutboxOp, shadow: Shadow<unknown> | null, at: number): QueueWrites | null {
  if (op.state !== 'conflict' || !isSaid(op, shadow)) return null;
  return { gone: [op], put: [], ledger: [{ opId: op.opId, at, event: { kind: 'satisfied' } }] };
}
