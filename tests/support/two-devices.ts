import type { ChangeKind, ChangeValue } from '#contract/sync.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFaultServer, type FaultServer } from './fault-server.ts';
import { createDevice, type Device } from './sync-device.ts';

/** A phone and a laptop of one learner, `u1`, and the server between them. */
export interface TwoDevices {
  readonly server: FaultServer;
  readonly clock: FakeClock;
  readonly phone: Device;
  readonly laptop: Device;
  /** A minute later, one of them sends and hears all. */
  readonly sync: (device: Device) => Promise<void>;
  /** What the server has of a kind, in the order in which it came. */
  readonly onServer: <K extends ChangeKind>(kind: K) => ChangeValue<K>[];
  readonly close: () => void;
}

export async function startTwoDevices(): Promise<TwoDevices> {
  const server = createFaultServer();
  const clock = createFakeClock();
  const phone = await createDevice({ server, clock, seed: 1 });
  const laptop = await createDevice({ server, clock, seed: 2 });
  return {
    server,
    clock,
    phone,
    laptop,
    async sync(device) {
      clock.advance(60_000);
      await device.newTab().engine.syncNow();
    },
    onServer<K extends ChangeKind>(kind: K) {
      const values = server.changesOf('u1').filter((change) => change.kind === kind);
      return values.flatMap((change) => (change.value === null ? [] : [change.value as ChangeValue<K>]));
    },
    close() {
      phone.close();
      laptop.close();
    },
  };
}

/** How much a device has still to send. */
export const waiting = async (device: Device) => (await outboxSummary(device.data)).waiting;
