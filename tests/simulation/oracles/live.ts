import type { OutboxOp } from '#domain/outbox/op.ts';
import { now, type Device } from '#tests/simulation/device.ts';
import type { World } from '#tests/simulation/world.ts';
import { poison } from './order.ts';

/** Time as it passes, not as the devices' clocks show it: when something may be tried again. */
export interface DueTimes {
  look(device: Device): void;
  /** When nothing holds the op back any more. */
  dueAt(device: Device, op: OutboxOp): number;
}

/** No host of this world asks for more patience than this; see the faults of the network. */
const hostAsksMs = 30_000;

export function createDueTimes(world: World): DueTimes {
  const seen = new Map<string, { stamp: number; due: number }>();
  function learn(device: Device, id: string, stamp: number): number {
    const key = `${device.index} ${id}`;
    const known = seen.get(key);
    if (known?.stamp === stamp) return known.due;
    const { passed } = world.scheduler;
    const due = passed + Math.max(0, stamp - now(device, passed));
    seen.set(key, { stamp, due });
    return due;
  }
  const pauseOf = (device: Device, userId: string): number => {
    const { pause } = device.storage.state(userId);
    if (!pause) return 0;
    const due = learn(device, `pause ${userId}`, pause.until);
    // A clock that was turned makes any instant a late one.
    if (due - world.scheduler.passed > hostAsksMs && !device.hasJumped)
      world.violate(poison, `device ${device.index} leaves the host alone for what one op was told`);
    return due;
  };
  return {
    look(device) {
      for (const op of device.storage.outbox.values()) if (op.dueAt > 0) learn(device, op.opId, op.dueAt);
      pauseOf(device, device.session.userId);
    },
    dueAt: (device, op) =>
      Math.max(op.dueAt > 0 ? learn(device, op.opId, op.dueAt) : 0, pauseOf(device, op.userId)),
  };
}

/** The first op of each lane that nothing holds back: what a pass must try. */
export function triable(device: Device, userId: string): OutboxOp[] {
  const ops = [...device.storage.outbox.values()]
    .filter((op) => op.userId === userId)
    .sort((a, b) => a.seq - b.seq);
  const queued = new Set(ops.map((op) => op.opId));
  const lanes = new Set<string>();
  return ops.filter((op) => {
    if (lanes.has(op.lane)) return false;
    if (op.cls === 'register' && (op.state === 'dead' || op.state === 'conflict')) {
      return false;
    }
    lanes.add(op.lane);
    // What a newer version of the app wrote waits for that version.
    const isFree = (op.state === 'pending' || op.state === 'inflight') && op.v === 1;
    return isFree && op.blobKeys.length === 0 && !op.dependsOn.some((opId) => queued.has(opId));
  });
}

/** A pass tries all that was due when it began, whatever a poison op in it did, and what the app made while it ran. */
export function createPassCheck(world: World): {
  look(device: Device): void;
  began(device: Device, userId: string): void;
  ended(device: Device, userId: string): void;
} {
  const due = new Map<string, readonly OutboxOp[]>();
  const adopted = new Set<string>();
  const isStopped = (device: Device, userId: string) => {
    const { pause, needsSignIn } = device.storage.state(userId);
    return pause !== null || needsSignIn;
  };
  const key = (device: Device, userId: string) => `${device.index} ${userId}`;
  return {
    look(device) {
      // The host or the session stopped everything, for however short a time.
      for (const { userId } of device.tabs) if (isStopped(device, userId)) due.delete(key(device, userId));
      for (const op of device.storage.outbox.values()) {
        if (world.ledger.acts.get(op.opId)?.isAdopted !== true || adopted.has(op.opId)) continue;
        adopted.add(op.opId);
        const own = key(device, op.userId);
        if (due.has(own)) due.set(own, [...(due.get(own) ?? []), op]);
      }
    },
    began(device, userId) {
      const at = now(device, world.scheduler.passed);
      due.set(
        key(device, userId),
        triable(device, userId).filter((op) => op.state === 'pending' && op.dueAt <= at),
      );
    },
    ended(device, userId) {
      const atStart = due.get(key(device, userId)) ?? [];
      due.delete(key(device, userId));
      if (isStopped(device, userId) || atStart.length === 0) return;
      const left = new Map([...device.storage.outbox.values()].map((op) => [op.opId, op]));
      const free = new Set(triable(device, userId).map((op) => op.opId));
      for (const op of atStart) {
        const still = free.has(op.opId) ? left.get(op.opId) : undefined;
        if (still?.state !== 'pending' || still.attempts > op.attempts || still.dueAt !== op.dueAt) continue;
        world.violate(poison, `a pass ended without a try of ${op.kind} ${op.opId}, which was due`);
      }
    },
  };
}

/** The learner is asked to sign in, or a living drainer waits for an answer: a request that hangs is a try of the host. */
function isAsking({ network }: World, device: Device): boolean {
  const { userId } = device.session;
  const holder = device.locks.get(`drain:${userId}`)?.tab;
  const isHanging = holder?.isAlive === true && !holder.isFrozen && network.isAsking(holder);
  return device.storage.state(userId).needsSignIn || isHanging;
}

const longestMs = 30_000;

/** Due work, a network and a visible page: a try within 30 s, by time that passed. Called while nothing fails. */
export function createLiveness(world: World, times: DueTimes): { begin(): void; check(): void } {
  interface Waiting {
    readonly op: OutboxOp;
    readonly device: Device;
    readonly from: number;
  }
  let waiting: Waiting[] = [];
  return {
    begin() {
      const { passed } = world.scheduler;
      waiting = world.devices.flatMap((device) =>
        isAsking(world, device)
          ? []
          : triable(device, device.session.userId)
              .filter((op) => world.watch.isAnnounced(op.opId) || op.attempts > 0)
              .map((op) => ({ op, device, from: Math.max(passed, times.dueAt(device, op)) })),
      );
    },
    check() {
      const { passed } = world.scheduler;
      for (const { op, device, from } of waiting) {
        if (passed - from < longestMs + 1_000) continue;
        const still = [...device.storage.outbox.values()].find((each) => each.opId === op.opId);
        if (device.storage.state(op.userId).needsSignIn) continue;
        // Somebody tried the host meanwhile, and it told or taught them to wait.
        if (still && passed - times.dueAt(device, still) < longestMs) continue;
        const isTried =
          !still || still.attempts > op.attempts || (still.state !== 'pending' && still.state !== 'inflight');
        if (isTried || !triable(device, op.userId).some((each) => each.opId === op.opId)) continue;
        const name = device.hasJumped
          ? 'I10 no correctness depends on the device clock'
          : 'I11 due work is tried within 30 s';
        const waited = Math.round((passed - from) / 1000);
        world.violate(
          name,
          `device ${device.index}: ${op.kind} ${op.opId} was due ${waited} s ago and nobody tried it`,
        );
        return;
      }
    },
  };
}
