import { storing } from '#data/store/storage-failure.ts';
import { followSession } from './create-world.ts';
import { now, yearMs, type Device, type Tab } from './device.ts';
import type { DeviceStorage } from './device-storage.ts';
import { wishOf, type Wish } from './learner.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { rowOf, rowText, wordsOf } from './oracles/wishes.ts';
import type { Deed } from './plan.ts';
import { keyLifeMs } from './server-model.ts';
import { transact } from './tab-ports.ts';
import { learners, type World } from './world.ts';

type Doers = {
  [K in Deed['do']]: (world: World, deed: Deed & { do: K }) => void;
};

const deviceOf = (world: World, { device }: { device: number }): Device => {
  const found = world.devices[device];
  if (!found) throw new Error(`there is no device ${device}`);
  return found;
};

/** The page, if it is there and awake. */
function awake(world: World, at: { device: number; tab: number }): Tab | null {
  const tab = deviceOf(world, at).tabs[at.tab];
  return tab?.isAlive === true && !tab.isFrozen ? tab : null;
}

const doers: Doers = {
  learn(world, deed) {
    const tab = awake(world, deed);
    if (tab) void learn(world, tab, deed);
  },
  drain(world, { how, ...at }) {
    if (how === 'worker') {
      world.runWorker(deviceOf(world, at));
      return;
    }
    const tab = awake(world, at);
    if (how === 'sync-now') void tab?.engine?.syncNow();
    else for (const hear of tab?.wakenings ?? []) hear(how);
  },
  kill(world, { commits, ...at }) {
    const tab = deviceOf(world, at).tabs[at.tab];
    if (tab) world.killTab(tab, commits);
  },
  'kill-device'(world, { commits, ...at }) {
    for (const tab of deviceOf(world, at).tabs) world.killTab(tab, commits);
  },
  open(world, at) {
    const device = deviceOf(world, at);
    if (device.tabs[at.tab]?.isAlive !== true) world.openTab(device, at.tab);
  },
  freeze(world, at) {
    const tab = awake(world, at);
    if (tab) tab.isFrozen = true;
  },
  thaw(world, at) {
    const tab = deviceOf(world, at).tabs[at.tab];
    if (tab) tab.isFrozen = false;
  },
  hide(world, at) {
    const tab = awake(world, at);
    if (!tab) return;
    tab.isVisible = !tab.isVisible;
    if (tab.isVisible) for (const hear of tab.wakenings) hear('visible');
  },
  'expire-token'(world, { canRenew, ...at }) {
    const { session } = deviceOf(world, at);
    if (session.token !== null) world.server.revokeToken(session.token);
    session.canRenew = canRenew;
  },
  'sign-in'(world, at) {
    signIn(world, deviceOf(world, at));
  },
  'switch-user'(world, at) {
    const device = deviceOf(world, at);
    const { session } = device;
    session.userId = learners.find((userId) => userId !== session.userId) ?? session.userId;
    session.token = world.server.issueToken(session.userId);
    session.canRenew = true;
    for (const tab of device.tabs) if (tab.isAlive && !tab.isWorker) followSession(world, tab);
  },
  jump(world, { years, ...at }) {
    const device = deviceOf(world, at);
    device.clockOffset += years * yearMs;
    device.hasJumped = true;
  },
  wait(world, { ms }) {
    world.scheduler.wait(ms);
  },
  'newer-app'(world, at) {
    deviceOf(world, at).isNewerApp = true;
  },
  rollback(world, at) {
    const device = deviceOf(world, at);
    device.isNewerApp = false;
    device.storage.upgrade();
    device.isChanged = true;
    // An update reloads the pages.
    for (const [index, tab] of device.tabs.entries()) {
      if (!tab.isAlive || tab.isFrozen || tab.isWorker) continue;
      const { isVisible } = tab;
      world.killTab(tab, false);
      world.openTab(device, index).isVisible = isVisible;
    }
  },
  'expire-cursors'(world) {
    world.server.expireCursors();
  },
  months(world) {
    world.scheduler.deliver();
    for (const { tabs } of world.devices) for (const tab of tabs) world.killTab(tab, false);
    world.scheduler.wait(keyLifeMs + 24 * 3_600_000);
    world.server.expireCursors();
  },
  'ai-limit'(world, { on }) {
    world.server.isAiLimited = on;
  },
  'lose-blobs'(world) {
    world.server.loseBlobs();
  },
  resolve(world, deed) {
    const tab = awake(world, deed);
    if (tab) void resolve(world, tab, deed);
  },
};

export function perform(world: World, deed: Deed): void {
  world.note(JSON.stringify(deed));
  const doer: (world: World, deed: never) => void = doers[deed.do];
  doer(world, deed as never);
}

/** The learner signs in again; the page syncs then. */
export function signIn(world: World, device: Device): void {
  const { session } = device;
  session.canRenew = true;
  if (session.token !== null) return;
  session.token = world.server.issueToken(session.userId);
  const tab = device.tabs.find((each) => each.isAlive && !each.isFrozen && !each.isWorker);
  void tab?.engine?.syncNow();
}

const poisons = ['invalid', 'too-large', 'breaks'] as const;

/** A command: one transaction, then "Saved on this device", then a kick. */
async function learn(world: World, tab: Tab, deed: Deed & { do: 'learn' }): Promise<void> {
  const { device, userId } = tab;
  const { storage } = device;
  const { what, which, value } = deed;
  const opId = world.uuid();
  world.counts.acts += 1;
  let isNothingToDo = false;
  const run = () => {
    const wish = wishOf(what, { storage, userId, which, value, uuid: world.uuid });
    if (!wish) {
      isNothingToDo = true;
      return;
    }
    const before = [...storage.outbox.values()].filter((op) => op.userId === userId);
    const seenText = textBefore(storage, userId, wish);
    const made = storage.commit(userId, {
      kind: wish.kind,
      payload: wish.payload,
      opId,
      at: now(device, world.scheduler.passed),
      ...(device.isNewerApp ? { v: 2 } : {}),
    });
    const after = [...storage.outbox.values()].filter((op) => op.userId === userId);
    world.ledger.commit({
      device: device.index,
      userId,
      made: { ...made, opId },
      seenWords: wordsOf(seenText),
      before,
      after,
    });
    const poison = value % 100 < 2 ? poisons[which % 3] : value % 100 === 2 ? 'limited' : undefined;
    if (poison !== undefined && !world.isPeace) {
      world.server.poison.set(opId, poison);
      world.server.everPoison.add(opId);
    }
    world.note(`${tab.name} ${wish.kind} ${made.target} ${opId.slice(-4)}`);
  };
  try {
    const stored = await storing(transact(world.ports, tab, { label: 'commits', isWrite: true, run }));
    if (stored.kind === 'not-saved') {
      world.counts.notSaved += 1;
      return;
    }
    if (isNothingToDo) return;
    world.watch.acknowledged(opId);
    world.counts.saved += 1;
    tab.engine?.kick();
    world.watch.announced(opId);
  } catch (error) {
    world.violate('a command throws nothing but what the disk throws', String((error as Error).stack));
  }
}

/** The text that the learner has before them; one that waits for a choice has been read too. */
function textBefore(storage: DeviceStorage, userId: string, { kind, payload }: Wish): string | null {
  if (kind === 'note.set') {
    return rowText(kind, storage.row(userId, 'note', String(payload.practiceId))?.value ?? null);
  }
  // Who takes a word out has its note before them too.
  if (kind !== 'wordNote.set' && kind !== 'bookWord.set') return null;
  const key = `${payload.book}:${payload.word.toLowerCase()}`;
  return rowText('wordNote.set', storage.row(userId, 'bookWord', key)?.value ?? null);
}

/** The learner looks at what was refused, and sends it again or gives it up. */
async function resolve(world: World, tab: Tab, deed: Deed & { do: 'resolve' }): Promise<void> {
  const { device, userId } = tab;
  const { storage } = device;
  const run = () => {
    const stuck = [...storage.outbox.values()].filter(
      (op) => op.userId === userId && (op.state === 'dead' || op.state === 'conflict'),
    );
    const op = stuck[deed.which % Math.max(1, stuck.length)];
    if (!op) return;
    if (op.state === 'conflict' && deed.how === 'retry') {
      keepMine(world, tab, op);
      return;
    }
    if (!storage.resolve(userId, op.opId, deed.how)) return;
    world.note(`${tab.name} ${deed.how} ${op.opId.slice(-4)}`);
    if (deed.how === 'retry') {
      world.ledger.retry(op);
      if (deed.which % 2 === 0) world.server.poison.delete(op.opId);
      return;
    }
    const left = new Set([...storage.outbox.values()].map((each) => each.opId));
    for (const act of world.ledger.open(device.index)) {
      if (!left.has(act.opId) && !world.server.applied.has(act.opId) && act.userId === userId) {
        world.ledger.settle(act.opId, 'discarded');
      }
    }
  };
  try {
    await transact(world.ports, tab, { label: `${deed.how}s`, isWrite: true, run });
    tab.engine?.kick();
  } catch {
    // The disk is full: the op is where it was.
  }
}

/** The learner has both texts side by side and keeps the own one: a write of its own above what the server says. */
function keepMine(world: World, { device, userId }: Tab, { kind, payload, opId: old }: OutboxOp): void {
  const { storage } = device;
  const opId = world.uuid();
  const queue = () => [...storage.outbox.values()].filter((op) => op.userId === userId);
  const before = queue();
  storage.resolve(userId, old, 'discard');
  const made = storage.commit(userId, { kind, payload, opId, at: now(device, world.scheduler.passed) });
  const row = rowOf(made.target);
  const theirs = row ? storage.row(userId, row.kind, row.key)?.shadow?.value : null;
  world.ledger.commit({
    device: device.index,
    userId,
    made: { ...made, opId },
    seenWords: wordsOf(rowText(kind, theirs ?? null)),
    before,
    after: queue(),
  });
}
