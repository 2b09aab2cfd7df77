import type { OutboxOp } from '#domain/outbox/op.ts';
import type { Device } from '#tests/simulation/device.ts';
import type { World } from '#tests/simulation/world.ts';
import { targetKey } from './oracle.ts';
import { isSame } from './wishes.ts';

const converges = 'I5 converges';

/** States in which only the learner, a quota or another version of the app can help. */
const isVisible = ({ state, v }: OutboxOp): boolean =>
  v > 1 || state === 'dead' || state === 'conflict' || state === 'parked-version' || state === 'parked-quota';

/** Nothing is left on the way: what still waits is shown to the learner, or waits behind such an op. */
export function isDrained(device: Device, userId: string): boolean {
  const lanes = new Set<string>();
  const stuck = new Set<string>();
  const ops = [...device.storage.outbox.values()]
    .filter((op) => op.userId === userId)
    .sort((a, b) => a.seq - b.seq);
  for (const op of ops) {
    const isHeld = lanes.has(op.lane) || op.dependsOn.some((opId) => stuck.has(opId));
    if (!isVisible(op) && !isHeld) return false;
    stuck.add(op.opId);
    lanes.add(op.lane);
  }
  return true;
}

/** After all faults, each device shows what the server has, but for what it still shows as waiting. */
export function checkConverged(world: World): void {
  for (const device of world.devices) {
    const { userId } = device.session;
    const ops = [...device.storage.outbox.values()].filter((op) => op.userId === userId);
    if (!isDrained(device, userId)) {
      const left = ops
        .filter((op) => !isVisible(op))
        .map((op) => `${op.kind} ${op.opId.slice(-4)} ${op.state} ${op.lastError?.code ?? ''}`);
      world.violate(converges, `device ${device.index} still has on its way: ${left.join(', ')}`);
      return;
    }
    compareRows(world, device, new Set(ops.map((op) => targetKey(userId, op.target))));
  }
}

function compareRows(world: World, device: Device, waiting: ReadonlySet<string>): void {
  const { userId } = device.session;
  const { feed } = world.server.account(userId);
  const onServer = new Set<string>();
  for (const { change } of feed.values()) {
    const key = ['profile', 'target', 'level'].includes(change.kind) ? change.kind : change.key;
    const target = key === change.kind ? key : `${change.kind}:${key}`;
    if (!change.deleted) onServer.add(target);
    const row = device.storage.row(userId, change.kind, key);
    if (!isSame(row?.shadow?.value ?? null, change.value)) {
      world.violate(
        converges,
        `device ${device.index}, ${target}: server ${JSON.stringify(change.value)}, device ${JSON.stringify(row?.shadow?.value)}`,
      );
      return;
    }
    // What waits for the learner is on top of it.
    if (waiting.has(targetKey(userId, target))) continue;
    if ((row?.value ?? null) === null && !change.deleted) {
      world.violate(converges, `device ${device.index} does not show ${target}`);
    }
  }
  for (const { kind, key, value } of device.storage.rows(userId)) {
    const target = key === kind ? kind : `${kind}:${key}`;
    if (value === null || onServer.has(target) || waiting.has(targetKey(userId, target))) continue;
    world.violate(converges, `device ${device.index} shows ${target}, which the server does not have`);
  }
}
