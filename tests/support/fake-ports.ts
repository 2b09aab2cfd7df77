import type { Channel } from '#platform/channel.ts';
import type { Connectivity, Wakening } from '#platform/connectivity.ts';
import type { Ids } from '#platform/ids.ts';
import type { LockResult, Locks } from '#platform/locks.ts';
import type { Random } from '#platform/random.ts';

/** Repeatable randomness (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = state;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

/** UUIDs that count up, so that a failing run reads the same each time. */
export function createCountingIds(prefix = 0): Ids {
  let count = 0;
  return {
    uuid() {
      count += 1;
      const first = prefix.toString(16).padStart(8, '0');
      return `${first}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
    },
  };
}

/** The locks of one browser, shared by its tabs. A stolen holder goes on working, as a frozen tab does when it thaws. */
export function createFakeLocks(): Locks {
  const held = new Map<string, { steal: () => void }>();
  return {
    async tryRun<Value>(name: string, work: () => Promise<Value>, options?: { steal?: boolean }) {
      const holder = held.get(name);
      if (holder && options?.steal !== true) return { kind: 'busy' };
      holder?.steal();
      const stolen = Promise.withResolvers<LockResult<Value>>();
      const mine = { steal: () => stolen.resolve({ kind: 'stolen' }) };
      held.set(name, mine);
      const done = work()
        .then((value): LockResult<Value> => ({ kind: 'ran', value }))
        .finally(() => {
          if (held.get(name) === mine) held.delete(name);
        });
      done.catch(() => {});
      return Promise.race([done, stolen.promise]);
    },
  };
}

/** Tabs of one browser that hear each other. */
export function createFakeChannelHub<Message>(): () => Channel<Message> {
  const tabs = new Set<Set<(message: Message) => void>>();
  return () => {
    const own = new Set<(message: Message) => void>();
    tabs.add(own);
    return {
      post(message) {
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener(message);
      },
      listen(onMessage) {
        own.add(onMessage);
        return () => own.delete(onMessage);
      },
    };
  };
}

export interface FakeConnectivity extends Connectivity {
  visible: boolean;
  wake(wakening: Wakening): void;
}

export function createFakeConnectivity(): FakeConnectivity {
  const listeners = new Set<(wakening: Wakening) => void>();
  const connectivity: FakeConnectivity = {
    visible: true,
    isOnline: () => true,
    isVisible: () => connectivity.visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake(wakening) {
      for (const listener of listeners) listener(wakening);
    },
  };
  return connectivity;
}
