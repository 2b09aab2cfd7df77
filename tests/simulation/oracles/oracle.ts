import type { OutboxOp } from '#domain/outbox/op.ts';
import type { Device } from '#tests/simulation/device.ts';
import type { World } from '#tests/simulation/world.ts';

/** What the oracles of one look share: the queue of one device, sorted out once. */
export interface Look {
  readonly world: World;
  readonly device: Device;
  /** In the order of the queue. */
  readonly ops: readonly OutboxOp[];
  readonly byId: ReadonlyMap<string, OutboxOp>;
  /** By learner and target. */
  readonly byTarget: ReadonlyMap<string, readonly OutboxOp[]>;
}

/** A promise of the design as something that can be run. Asked whenever the disk of a device has changed. */
export interface Oracle {
  /** Number and words of the invariant. */
  readonly name: string;
  readonly look: (look: Look) => void;
}

export const targetKey = (userId: string, target: string): string => `${userId} ${target}`;

export function lookAt(world: World, device: Device): Look {
  const ops = [...device.storage.outbox.values()].sort((a, b) => a.seq - b.seq);
  const byTarget = new Map<string, OutboxOp[]>();
  for (const op of ops) {
    const key = targetKey(op.userId, op.target);
    const same = byTarget.get(key);
    if (same) same.push(op);
    else byTarget.set(key, [op]);
  }
  return { world, device, ops, byId: new Map(ops.map((op) => [op.opId, op])), byTarget };
}
