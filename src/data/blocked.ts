import type { OutboxOp } from './op.ts';

type QueuePart = Pick<OutboxOp, 'opId' | 'seq' | 'dependsOn' | 'state'>;

/** States that only the learner, or a newer version of the app, can end. */
const stuck: ReadonlySet<OutboxOp['state']> = new Set(['dead', 'conflict', 'parked-version']);

/**
 * Ops that cannot go because something that they need cannot: op id to the id of that op, so that a screen shows them
 * together. Not a state of their own: when the other one goes, so do they.
 */
export function blockedBy(ops: readonly QueuePart[]): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  const byId = new Map(ops.map((op) => [op.opId, op]));
  for (const op of [...ops].sort((a, b) => a.seq - b.seq)) {
    for (const parentId of op.dependsOn) {
      const parent = byId.get(parentId);
      const cause = parent && stuck.has(parent.state) ? parentId : causes.get(parentId);
      if (cause !== undefined) causes.set(op.opId, cause);
    }
  }
  return causes;
}
