import type { OutboxOp } from './op.ts';
import { inQueueOrder } from './queue-order.ts';
import { stands } from './view.ts';

type QueuePart = Pick<OutboxOp, 'opId' | 'seq' | 'dependsOn' | 'state' | 'lane' | 'cls'>;

/** States that only the learner, or a newer version of the app, can end. */
const stuck: ReadonlySet<OutboxOp['state']> = new Set(['dead', 'conflict', 'parked-version']);

/** Whether what comes behind in the lane has to wait: a wish that no longer stands lets a newer one pass. */
const holdsLane = (op: QueuePart): boolean => op.cls !== 'register' || stands(op);

/**
 * Ops that cannot go because of one that is stuck: what they need, or what goes before them in their lane. Op id to the
 * id of that op, so that a screen shows them together. Not a state of their own: when the other one goes, so do they.
 * `ops`: the whole queue, for one that is left out holds nobody up.
 */
export function blockedBy(ops: readonly QueuePart[]): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  const byId = new Map(ops.map((op) => [op.opId, op]));
  const causeOfLane = new Map<string, string>();
  for (const op of inQueueOrder(ops)) {
    const isStuck = stuck.has(op.state);
    const parents = op.dependsOn.flatMap((parentId) => {
      const parent = byId.get(parentId);
      return parent && stuck.has(parent.state) ? parentId : (causes.get(parentId) ?? []);
    });
    const cause = isStuck ? undefined : (parents[0] ?? causeOfLane.get(op.lane));
    if (cause !== undefined) causes.set(op.opId, cause);
    const forLane = isStuck ? op.opId : cause;
    if (forLane !== undefined && holdsLane(op) && !causeOfLane.has(op.lane))
      causeOfLane.set(op.lane, forLane);
  }
  return causes;
}
