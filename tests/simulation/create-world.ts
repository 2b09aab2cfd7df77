import { createCountingIds, createSeededRandom } from '#tests/support/fake-ports.ts';
import { workerConnectivity } from '#platform/connectivity.ts';
import { createSyncEngine } from '#sync/engine.ts';
import { createTransportOver } from '#sync/create-transport.ts';
import { createDeviceStorage } from './create-device-storage.ts';
import { now, type Device, type Tab } from './device.ts';
import { createLedger } from './ledger.ts';
import { createNetwork } from './network.ts';
import { createWatch } from './oracles/watch.ts';
import type { Plan, RequestFault } from './plan.ts';
import { createScheduler, quiet } from './scheduler.ts';
import type { Account } from './server-effects.ts';
import { createServerModel } from './server-model.ts';
import {
  channelOf,
  clockOf,
  connectivityOf,
  locksOf,
  storeOf,
  tokensOf,
  type PortWorld,
} from './tab-ports.ts';
import { learners, type World } from './world.ts';

const firstLearner = learners[0] ?? '';

export function createWorld(plan: Plan, trace: string[] | null): World {
  const random = createSeededRandom(plan.seed);
  const ids = createCountingIds(plan.seed);
  const scheduler = createScheduler(random, trace);
  const ledger = createLedger();
  const faults = new Map<number, RequestFault>();
  const aborts = new Set<number>();
  for (const each of plan.interventions) {
    if (each.kind === 'request') faults.set(each.nth, each.fault);
    if (each.kind === 'abort') aborts.add(each.nth);
  }
  let writes = 0;

  const world: World = {
    plan,
    scheduler,
    ledger,
    trace,
    devices: [],
    violation: null,
    isPeace: false,
    counts: { acts: 0, saved: 0, notSaved: 0, requests: 0 },
    uuid: () => ids.uuid(),
    violate(oracle, message) {
      world.violation ??= { oracle, message, at: scheduler.passed };
    },
    note(line) {
      trace?.push(`${scheduler.passed} --- ${line}`);
    },
    watch: undefined as never,
    server: undefined as never,
    network: undefined as never,
    ports: undefined as never,
    openTab(device, index) {
      const tab = newTab(device, index, false);
      device.tabs[index] = tab;
      tab.engine = engineOf(tab, connectivityOf(tab));
      tab.engine.start();
      return tab;
    },
    killTab(tab, commits) {
      if (!tab.isAlive) return;
      for (const [name, holder] of tab.device.locks) if (holder.tab === tab) tab.device.locks.delete(name);
      scheduler.kill(tab, commits);
    },
    runWorker(device) {
      if (device.tabs[2]?.isAlive) return;
      const tab = newTab(device, 2, true);
      device.tabs[2] = tab;
      tab.engine = engineOf(tab, workerConnectivity);
      const end = () => world.killTab(tab, false);
      tab.engine.drainOnce({ deadlineMs: 25_000, maxOps: 20 }).then(end, end);
    },
    async step(until) {
      const isGoing = scheduler.next(until);
      await quiet();
      world.watch.look();
      return isGoing && world.violation === null;
    },
  };

  const watch = createWatch(world);
  const server = createServerModel(createSeededRandom(plan.seed + 7), () => scheduler.passed, {
    received: (userId, op) => watch.received(userId, op),
    refusedWhole: (ops, culprit) => watch.refusedWhole(ops, culprit),
    happened: (effect) => watch.happened(effect),
  });
  const network = createNetwork({ scheduler, server, random: createSeededRandom(plan.seed + 8), faults });
  const ports: PortWorld = {
    scheduler,
    server,
    onlookers: watch,
    isIssuerAway: (roll) => !world.isPeace && roll < 0.1,
    hasRoom() {
      writes += 1;
      return world.isPeace || !aborts.has(writes - 1);
    },
  };
  Object.assign(world, { watch, server, network, ports });

  function newTab(device: Device, index: number, isWorker: boolean): Tab {
    return {
      name: `d${device.index}${isWorker ? 'sw' : `t${index}`}`,
      device,
      isWorker,
      isAlive: true,
      isFrozen: false,
      isVisible: true,
      userId: device.session.userId,
      engine: null,
      isLeaving: false,
      ears: new Set(),
      wakenings: new Set(),
    };
  }

  function engineOf(tab: Tab, connectivity: ReturnType<typeof connectivityOf>) {
    return createSyncEngine({
      userId: tab.userId,
      store: storeOf(ports, tab),
      transport: createTransportOver({
        tokens: tokensOf(ports, tab),
        http: network.http(tab),
        now: () => now(tab.device, scheduler.passed),
      }),
      clock: clockOf(ports, tab),
      random: tab.device.random,
      locks: locksOf(ports, tab),
      channel: channelOf(ports, tab),
      connectivity,
      report(error) {
        const isFullDisk = error instanceof Error && error.name === 'QuotaExceededError';
        if (!isFullDisk)
          world.violate(
            'the engine throws nothing but what the disk throws',
            String((error as Error).stack ?? error),
          );
      },
    });
  }

  for (const index of [0, 1]) {
    const device: Device = {
      index,
      storage: createDeviceStorage(index),
      locks: new Map(),
      tabs: [],
      session: { userId: firstLearner, token: server.issueToken(firstLearner), canRenew: true },
      clockOffset: 0,
      hasJumped: false,
      isChanged: true,
      isNewerApp: false,
      random: createSeededRandom(plan.seed * 2 + index + 11),
    };
    (world.devices as Device[]).push(device);
    if (plan.seed % 4 > 0) fill(device, server.account(firstLearner));
    world.openTab(device, 0);
    world.openTab(device, 1);
  }
  return world;
}

/** Three seeds of four begin on devices that have synced before. */
function fill({ storage: { sync } }: Device, { userId, feed, feedId, seq }: Account): void {
  const lease = { userId, epoch: 1 };
  const changes = [...feed.values()].map(({ change }) => change);
  void sync.takeLease(userId, 0);
  void sync.applyPage(lease, { changes, cursor: `${feedId} ${seq}`, isLast: true, now: 0, serverTime: 0 });
  void sync.endLease(lease, { now: 0, isSynced: true });
}

/** After a change of the session a page ends the old learner's engine and begins the new one's. */
export function followSession(world: World, tab: Tab): void {
  world.scheduler.later(tab, 'follows the session', () => {
    const { engine, device } = tab;
    if (tab.userId === device.session.userId || !engine || tab.isLeaving) return;
    tab.isLeaving = true;
    const again = () => world.scheduler.later(tab, 'begins anew', () => restart(world, tab));
    void engine.stop().then(again);
  });
}

function restart(world: World, tab: Tab): void {
  const { device } = tab;
  const index = device.tabs.indexOf(tab);
  if (index < 0) return;
  // The same page with a new learner's services: everything of the old ones is gone.
  world.killTab(tab, false);
  const { isVisible } = tab;
  world.openTab(device, index).isVisible = isVisible;
}
