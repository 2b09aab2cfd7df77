import type { SyncStore } from '#domain/outbox/store/sync-store.ts';
import type { Channel } from '#platform/channel.ts';
import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { Locks } from '#platform/locks.ts';
import type { Random } from '#platform/random.ts';
import type { SyncTransport } from './transport.ts';

/** What one drain touches. */
export interface DrainPorts {
  readonly userId: string;
  readonly store: SyncStore;
  readonly transport: SyncTransport;
  readonly clock: Clock;
  readonly random: Random;
}

/** Said between tabs: somebody put something into the queue of this learner. */
export interface Kick {
  readonly kind: 'kick';
  readonly userId: string;
}

export const isKick = (value: unknown): value is Kick =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'kick';

/** What the engine stands on; everything that a simulation must hold in its hand. */
export interface EnginePorts extends DrainPorts {
  readonly locks: Locks;
  readonly channel: Channel<Kick>;
  readonly connectivity: Connectivity;
  /** Hears of failures of the local database and of bugs; the queue stays as it is. */
  readonly report: (error: unknown) => void;
}
