import { Dexie } from 'dexie';
import type { Channel } from '#platform/channel.ts';
import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { LockResult, Locks } from '#platform/locks.ts';
import type { Fence, Lease, SyncStore } from '#domain/outbox/store/sync-store.ts';
import type { AccessTokens } from '#sync/access-tokens.ts';
import type { Kick } from '#sync/ports.ts';
import { now, type Device, type Tab } from './device.ts';
import type { Scheduler } from './scheduler.ts';
import type { ServerModel } from './server-model.ts';

/** What the ports of every tab stand on. */
export interface PortWorld {
  readonly scheduler: Scheduler;
  readonly server: ServerModel;
  /** Whether the disk has room for this write. */
  readonly hasRoom: () => boolean;
  /** Whether those who renew tokens cannot be reached. */
  readonly isIssuerAway: (roll: number) => boolean;
  readonly onlookers: {
    /** A write was let through with this lease, in this epoch of the disk. */
    wrote(tab: Tab, lease: Lease, at: { label: string; epoch: number }): void;
    passBegan(tab: Tab, userId: string): void;
    passEnded(tab: Tab, userId: string): void;
  };
}

/** One transaction of a tab: its turn, then all of it or nothing. The tab hears of it at once or later, or never. */
export function transact<Value>(
  world: PortWorld,
  tab: Tab,
  step: { label: string; isWrite: boolean; run: () => Value | Promise<Value> },
): Promise<Value> {
  const { scheduler } = world;
  const { label, isWrite, run } = step;
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const commit = () => {
    if (isWrite) tab.device.isChanged = true;
    return run();
  };
  scheduler.later(
    tab,
    label,
    () => {
      if (isWrite && !world.hasRoom()) {
        // What the database throws when the disk is full.
        reject(new Dexie.QuotaExceededError(label));
        return;
      }
      let value: Value | Promise<Value>;
      try {
        value = commit();
      } catch (error) {
        reject(error as Error);
        return;
      }
      if (tab.device.random.next() < 0.25) scheduler.later(tab, `${label} committed`, () => resolve(value));
      else resolve(value);
    },
    isWrite ? () => void commit() : undefined,
  );
  return promise;
}

export function storeOf(world: PortWorld, tab: Tab): SyncStore {
  const { sync } = tab.device.storage;
  const read = <Value>(label: string, run: () => Promise<Value>) =>
    transact(world, tab, { label, isWrite: false, run });
  const write = <Value>(label: string, run: () => Promise<Value>) =>
    transact(world, tab, { label, isWrite: true, run });
  const fenced = <Value>(label: string, lease: Lease, run: () => Promise<Fence<Value>>) =>
    write(label, async () => {
      const { epoch } = tab.device.storage.state(lease.userId);
      const result = await run();
      if (result.kind === 'ok') world.onlookers.wrote(tab, lease, { label, epoch });
      return result;
    });
  return {
    takeLease: (userId, at) =>
      write('takeLease', async () => {
        const taken = sync.takeLease(userId, at);
        world.onlookers.passBegan(tab, userId);
        return taken;
      }),
    endLease: (lease, end) =>
      write('endLease', async () => {
        if (tab.device.storage.state(lease.userId).epoch === lease.epoch) {
          world.onlookers.passEnded(tab, lease.userId);
        }
        return sync.endLease(lease, end);
      }),
    beat: (lease, at) => fenced('beat', lease, () => sync.beat(lease, at)),
    readState: (userId) => read('readState', () => sync.readState(userId)),
    countWaiting: (userId) => read('countWaiting', () => sync.countWaiting(userId)),
    readQueue: (userId, after) => read('readQueue', () => sync.readQueue(userId, after)),
    markInflight: (lease, seqs, at) =>
      fenced(`mark ${seqs.join(',')}`, lease, () => sync.markInflight(lease, seqs, at)),
    settle: (lease, request) =>
      fenced(`settle ${request.settlements.map(({ seq, kind }) => `${seq} ${kind}`).join(',')}`, lease, () =>
        sync.settle(lease, request),
      ),
    listMissingBlobs: (userId) => read('listMissingBlobs', () => sync.listMissingBlobs(userId)),
    readBlob: (userId, sha256) => read('readBlob', () => sync.readBlob(userId, sha256)),
    markUploaded: (lease, sha256) => fenced('markUploaded', lease, () => sync.markUploaded(lease, sha256)),
    applyPage: (lease, page) => fenced('applyPage', lease, () => sync.applyPage(lease, page)),
    beginRestage: (lease, cause) => fenced('beginRestage', lease, () => sync.beginRestage(lease, cause)),
    summarize: (userId) => read('summarize', () => sync.summarize(userId)),
    resetBackoff: (userId) => write('resetBackoff', () => sync.resetBackoff(userId)),
    unpark: (lease, states) => fenced('unpark', lease, () => sync.unpark(lease, states)),
  };
}

/** The clock of a device: its hour may jump, its timers run by the time that passes. */
export function clockOf({ scheduler }: PortWorld, tab: Tab): Clock {
  return {
    now: () => now(tab.device, scheduler.passed),
    steady: () => scheduler.passed,
    after: (delayMs, run) => scheduler.after(tab, delayMs, { label: 'timer', run }),
  };
}

/** Web Locks: released when the holder dies, kept when it freezes, taken by force with `steal`. */
export function locksOf({ scheduler }: PortWorld, tab: Tab): Locks {
  const { locks } = tab.device;
  return {
    tryRun<Value>(name: string, work: () => Promise<Value>, options: { steal?: boolean } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<LockResult<Value>>();
      scheduler.later(tab, options.steal ? 'steals the lock' : 'asks for the lock', () => {
        const holder = locks.get(name);
        if (holder && options.steal !== true) {
          resolve({ kind: 'busy' });
          return;
        }
        holder?.onStolen();
        const mine = {
          tab,
          onStolen: () => scheduler.later(tab, 'lock was stolen', () => resolve({ kind: 'stolen' })),
        };
        locks.set(name, mine);
        const release = () => {
          if (locks.get(name) === mine) locks.delete(name);
        };
        const done = work().finally(release);
        done.then((value) => resolve({ kind: 'ran', value }), reject);
      });
      return promise;
    },
  };
}

/** A BroadcastChannel among the tabs of one device: who lives hears it some time, who is frozen after the thaw. */
export function channelOf({ scheduler }: PortWorld, tab: Tab): Channel<Kick> {
  return {
    post(kick) {
      for (const other of tab.device.tabs) {
        if (other === tab || !other.isAlive) continue;
        scheduler.later(other, 'hears a kick', () => {
          for (const hear of other.ears) hear(kick);
        });
      }
    },
    listen(hear) {
      tab.ears.add(hear);
      return () => tab.ears.delete(hear);
    },
  };
}

export function connectivityOf(tab: Tab): Connectivity {
  return {
    isOnline: () => true,
    isVisible: () => tab.isVisible,
    subscribe(hear) {
      tab.wakenings.add(hear);
      return () => tab.wakenings.delete(hear);
    },
  };
}

/** The session of the device: one token, renewed when it was refused, gone when it cannot be. */
export function tokensOf(world: PortWorld, tab: Tab): AccessTokens {
  const { device } = tab;
  return {
    getAccessToken: ({ fresh = false, rejected } = {}) =>
      new Promise((resolve) => {
        world.scheduler.later(tab, fresh ? 'renews the token' : 'reads the token', () => {
          resolve(tokenFor(device, world, fresh ? (rejected ?? null) : null));
        });
      }),
  };
}

type Token = Awaited<ReturnType<AccessTokens['getAccessToken']>>;

function tokenFor({ session, random }: Device, world: PortWorld, rejected: string | null): Token {
  const { server } = world;
  if (rejected !== null && session.token === rejected) {
    if (world.isIssuerAway(random.next())) return { kind: 'unavailable' };
    server.revokeToken(rejected);
    session.token = session.canRenew ? server.issueToken(session.userId) : null;
    if (session.token === null) return { kind: 'expired' };
  }
  const { token, userId } = session;
  return token === null ? { kind: 'signed-out' } : { kind: 'token', token, userId };
}
