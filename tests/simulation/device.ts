import type { Random } from '#platform/random.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Actor } from './scheduler.ts';
import type { Kick } from '#sync/ports.ts';
import type { Wakening } from '#platform/connectivity.ts';
import type { SyncEngine } from '#sync/engine.ts';

/** A page or the service worker of one device. */
export interface Tab extends Actor {
  readonly device: Device;
  readonly isWorker: boolean;
  /** Whose engine runs in it. */
  userId: string;
  engine: SyncEngine | null;
  /** The session changed: its engine stops, and tells the other tabs what is written until then. */
  isLeaving: boolean;
  isVisible: boolean;
  readonly ears: Set<(kick: Kick) => void>;
  readonly wakenings: Set<(wakening: Wakening) => void>;
}

/** One browser profile: a disk, a sign-in, locks, a clock that may be wrong, two pages and a service worker. */
export interface Device {
  readonly index: number;
  readonly storage: DeviceStorage;
  readonly locks: Map<string, { tab: Tab; onStolen: () => void }>;
  readonly tabs: Tab[];
  session: { userId: string; token: string | null; canRenew: boolean };
  clockOffset: number;
  hasJumped: boolean;
  /** What was written since the oracles last looked. */
  isChanged: boolean;
  /** A newer version of the app wrote what is done now, and this one was brought back. */
  isNewerApp: boolean;
  readonly random: Random;
}

export const now = (device: Device, passed: number): number => startOfTime + passed + device.clockOffset;
const startOfTime = Date.UTC(2026, 0, 1);

export const yearMs = 365 * 24 * 3_600_000;
