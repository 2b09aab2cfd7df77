import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { Tab } from '#tests/simulation/device.ts';
import { learners, type World } from '#tests/simulation/world.ts';
import type { Oracle } from './oracle.ts';

/** Versions of a row and the cursor of a feed only grow, on every device. */
export function createForward(): Oracle {
  const versions = [new Map<string, number>(), new Map<string, number>()];
  const cursors = [new Map<string, number>(), new Map<string, number>()];
  const looked = new WeakSet<object>();
  return {
    name: 'I7 versions and cursor never go back',
    look({ world, device }) {
      const known = versions[device.index];
      const positions = cursors[device.index];
      for (const userId of learners) {
        for (const row of device.storage.rows(userId)) {
          if (looked.has(row)) continue;
          looked.add(row);
          if (row.shadow === null) continue;
          const key = `${userId} ${row.kind} ${row.key}`;
          const before = known?.get(key) ?? 0;
          if (row.shadow.version < before) {
            world.violate(
              this.name,
              `${row.kind} ${row.key} went from version ${before} to ${row.shadow.version}`,
            );
          }
          known?.set(key, row.shadow.version);
        }
        const [feed, position] = device.storage.state(userId).cursor?.split(' ') ?? [];
        if (feed === undefined) continue;
        const before = positions?.get(feed) ?? 0;
        const now = Number(position ?? 0);
        if (now < before) world.violate(this.name, `the cursor of ${feed} went from ${before} to ${now}`);
        positions?.set(feed, now);
      }
    },
  };
}

export const oneWriter = 'I13 at most one epoch can write';

/** A write that was let through came from the drainer that took the lease last. */
export function checkWriter(
  world: World,
  tab: Tab,
  { lease, label, epoch }: { lease: Lease; label: string; epoch: number },
): void {
  if (lease.epoch === epoch) return;
  world.violate(oneWriter, `${tab.name} wrote (${label}) in epoch ${lease.epoch}, the epoch is ${epoch}`);
}
