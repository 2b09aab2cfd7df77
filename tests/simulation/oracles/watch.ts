import type { SyncOp } from '#contract/sync.ts';
import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { Tab } from '#tests/simulation/device.ts';
import type { Effect } from '#tests/simulation/server-model.ts';
import type { World } from '#tests/simulation/world.ts';
import { blobsOutlive, durable } from './durable.ts';
import { conserved } from './conserved.ts';
import { checkWriter, createForward } from './forward.ts';
import { createDueTimes, createLiveness, createPassCheck } from './live.ts';
import { checkSender, createOnce, innocent, sameContent } from './once.ts';
import { lookAt } from './oracle.ts';
import { checkParent, createOrder, createSharedRefusals, createTexts } from './order.ts';
import { shown } from './shown.ts';

/** Everything that looks on while the world runs. */
export interface Watch {
  look(): void;
  received(userId: string, op: SyncOp): void;
  happened(effect: Effect): void;
  refusedWhole(ops: readonly SyncOp[], culprit: string): void;
  wrote(tab: Tab, lease: Lease, at: { label: string; epoch: number }): void;
  passBegan(tab: Tab, userId: string): void;
  passEnded(tab: Tab, userId: string): void;
  acknowledged(opId: string): void;
  announced(opId: string): void;
  isAnnounced(opId: string): boolean;
  readonly liveness: { begin(): void; check(): void };
}

export function createWatch(world: World): Watch {
  const oracles = [conserved, durable, blobsOutlive, shown, sameContent, innocent, createForward()];
  const effects = [createOnce(world), createOrder(world), createTexts(world)];
  const times = createDueTimes(world);
  const passes = createPassCheck(world);
  const told = new Set<string>();
  return {
    look() {
      for (const device of world.devices) {
        if (!device.isChanged) continue;
        device.isChanged = false;
        const look = lookAt(world, device);
        for (const oracle of oracles) oracle.look(look);
        times.look(device);
        passes.look(device);
      }
    },
    received(userId, op) {
      checkSender(world, userId, op);
      checkParent(world, userId, op);
    },
    happened(effect) {
      for (const check of effects) check(effect);
    },
    refusedWhole: createSharedRefusals(world),
    wrote: (tab, lease, at) => checkWriter(world, tab, { lease, ...at }),
    passBegan: ({ device, isWorker }, userId) => {
      if (!isWorker) passes.began(device, userId);
    },
    passEnded: ({ device, isWorker }, userId) => {
      if (!isWorker) passes.ended(device, userId);
    },
    acknowledged(opId) {
      if (world.ledger.acts.has(opId)) world.ledger.acknowledge(opId);
      else
        world.violate(
          durable.name,
          `the screen said "Saved on this device" of ${opId}, and nothing was saved`,
        );
    },
    announced: (opId) => void told.add(opId),
    isAnnounced: (opId) => told.has(opId),
    liveness: createLiveness(world, times),
  };
}
