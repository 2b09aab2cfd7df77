import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { discardOp, retryOp } from '#data/commands/waiting-ops.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFaultServer, type FaultServer } from '#tests/support/fault-server.ts';
import { createFreezable, type Freezable } from '#tests/support/freezable.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

let server: FaultServer;
let net: Freezable;
let clock: FakeClock;
let device: Device;

beforeEach(async () => {
  server = createFaultServer();
  net = createFreezable(server);
  clock = createFakeClock();
  device = await createDevice({ server: net, clock });
});
afterEach(() => device.close());

const waiting = () => device.store.countWaiting('u1');
const submissions = () => server.order.filter(({ kind }) => kind === 'answer.submit').length;

test('two tabs that drain at once send each op once', async () => {
  for (let practiceId = 1; practiceId <= 10; practiceId += 1)
    await submitAnswer(device.data, answerTo(practiceId));
  const [one, two] = [device.newTab(), device.newTab()];
  const results = await Promise.all([one.engine.syncNow(), two.engine.syncNow()]);
  expect(results.sort()).toEqual(['busy', 'drained']);
  expect(await waiting()).toBe(0);
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a tab that froze with the lock is replaced, and changes nothing when it thaws', async () => {
  await submitAnswer(device.data, answerTo(1));
  const [frozen, alive] = [device.newTab(), device.newTab()];
  const stuck = net.freezeNext();
  const lost = frozen.engine.syncNow();
  await stuck;
  expect(await alive.engine.syncNow()).toBe('busy');
  // A frozen tab runs no timers: its heartbeat stops, and time goes on.
  clock.jump(16_000);
  expect(await alive.engine.syncNow()).toBe('drained');
  expect(await waiting()).toBe(0);
  const before = await device.store.readState('u1');
  await submitAnswer(device.data, answerTo(2));
  await net.thaw();
  expect(await lost).toBe('fenced');
  expect(submissions()).toBe(1);
  expect((await device.store.readState('u1')).cursor).toBe(before.cursor);
  expect(await alive.engine.syncNow()).toBe('drained');
  expect(submissions()).toBe(2);
});

test('a hidden tab steals nothing', async () => {
  await submitAnswer(device.data, answerTo(1));
  const [frozen, hidden] = [device.newTab(), device.newTab()];
  hidden.connectivity.visible = false;
  const stuck = net.freezeNext();
  const lost = frozen.engine.syncNow();
  await stuck;
  clock.jump(60_000);
  expect(await hidden.engine.syncNow()).toBe('busy');
  await net.thaw();
  expect(await lost).toBe('drained');
});

test('what one tab puts into the queue is sent by another one that listens', async () => {
  const [writer, listener] = [device.newTab(), device.newTab()];
  listener.engine.start();
  await listener.engine.syncNow();
  await submitAnswer(device.data, answerTo(1));
  writer.engine.kick();
  await listener.engine.stop();
  expect(submissions()).toBe(1);
});

test('what is put into the queue during a pass goes out with that pass', async () => {
  await submitAnswer(device.data, answerTo(1));
  const { engine } = device.newTab();
  engine.start();
  const stuck = net.freezeNext();
  const pass = engine.syncNow();
  await stuck;
  await submitAnswer(device.data, answerTo(2));
  engine.kick();
  await net.thaw();
  await pass;
  await engine.stop();
  expect(submissions()).toBe(2);
  expect(await waiting()).toBe(0);
});

/** The server refuses the answer to this practice, as it says, and the learner is shown that. */
async function refused(practiceId: number, tab: ReturnType<Device['newTab']>): Promise<string> {
  await submitAnswer(device.data, answerTo(practiceId));
  server.poison = () => ({ code: 'VALIDATION', status: 400 });
  await tab.engine.syncNow();
  server.poison = () => null;
  const op = (await device.data.db.outbox.toArray()).find(({ state }) => state === 'dead');
  return op?.opId ?? '';
}

test('what was refused and is sent again during a pass goes out with that pass', async () => {
  const tab = device.newTab();
  const opId = await refused(1, tab);
  await submitAnswer(device.data, answerTo(2));
  const stuck = net.freezeNext();
  tab.engine.start();
  await stuck;
  await retryOp(device.data, { opId });
  tab.engine.kick();
  await net.thaw();
  await tab.engine.stop();
  expect(await waiting()).toBe(0);
  expect(submissions()).toBe(2);
});

test('what waits behind something that is given up during a pass goes out with that pass', async () => {
  const tab = device.newTab();
  const opId = await refused(1, tab);
  await submitAnswer(device.data, answerTo(1, 'another answer'));
  await submitAnswer(device.data, answerTo(2));
  const stuck = net.freezeNext();
  tab.engine.start();
  await stuck;
  await discardOp(device.data, { opId });
  tab.engine.kick();
  await net.thaw();
  await tab.engine.stop();
  expect(await waiting()).toBe(0);
  expect(submissions()).toBe(2);
});

test('who signs in again and freezes is replaced by a tab that had nothing to wait for', async () => {
  await submitAnswer(device.data, answerTo(1));
  const [frozen, alive] = [device.newTab(), device.newTab()];
  server.acceptsToken = () => false;
  alive.engine.start();
  await eventually(async () => {
    expect(await device.store.readState('u1')).toMatchObject({ needsSignIn: true, beatAt: null });
  });
  expect(clock.timers).toBe(0);
  server.acceptsToken = () => true;
  const stuck = net.freezeNext();
  const lost = frozen.engine.syncNow();
  await stuck;
  // The heartbeat of the one, and the other one's look at it.
  await eventually(() => expect(clock.timers).toBe(2));
  clock.jump(16_000);
  clock.advance(2_000);
  await eventually(async () => expect(await waiting()).toBe(0));
  await net.thaw();
  expect(await lost).toBe('fenced');
  await alive.engine.stop();
  expect(submissions()).toBe(1);
});

test('what is written while a pass without its lock hangs is seen by who looks after the new holder', async () => {
  let isAsked = () => {};
  let answer: Promise<void> | null = null;
  const countWaiting = async (userId: string) => {
    const count = await device.store.countWaiting(userId);
    isAsked();
    await answer;
    return count;
  };
  await submitAnswer(device.data, answerTo(1));
  const [robbed, thief] = [device.newTab({ ...device.store, countWaiting }), device.newTab()];
  const stuck = net.freezeNext();
  robbed.engine.start();
  await stuck;
  expect(await thief.engine.syncNow()).toBe('busy');
  clock.jump(16_000);
  expect(await thief.engine.syncNow()).toBe('drained');
  // The thief hangs in its turn, with nothing in the queue.
  const stuckAgain = net.freezeNext();
  const lost = thief.engine.syncNow();
  await stuckAgain;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  answer = promise;
  robbed.engine.kick();
  await asked;
  await submitAnswer(device.data, answerTo(2));
  robbed.engine.kick();
  goOn();
  // The heartbeat of the thief, and the other one's look at it.
  await eventually(() => expect(clock.timers).toBe(2));
  clock.jump(16_000);
  clock.advance(2_000);
  await eventually(async () => expect(await waiting()).toBe(0));
  await net.thaw();
  expect(await lost).toBe('fenced');
  await robbed.engine.stop();
  expect(submissions()).toBe(2);
});

test('who takes the lock and freezes before its lease is replaced, though the pass that it robbed still hangs', async () => {
  await submitAnswer(device.data, answerTo(1));
  const takeLease = () => new Promise<never>(() => {});
  const [robbed, alive] = [device.newTab(), device.newTab()];
  const thief = device.newTab({ ...device.store, takeLease });
  const stuck = net.freezeNext();
  const lost = robbed.engine.syncNow();
  await stuck;
  expect(await alive.engine.syncNow()).toBe('busy');
  expect(await thief.engine.syncNow()).toBe('busy');
  clock.jump(16_000);
  void thief.engine.syncNow();
  expect(await lost).toBe('fenced');
  // The robbed pass has a request that hangs, and lives.
  for (let beat = 0; beat < 4; beat += 1) {
    clock.advance(5_000);
    await device.store.readState('u1');
  }
  expect(await alive.engine.syncNow()).toBe('drained');
  await net.thaw();
  expect(submissions()).toBe(1);
});

test('who was robbed looks again, and takes over from a thief that froze before it told anybody', async () => {
  await submitAnswer(device.data, answerTo(1));
  const { promise: stolen, resolve } = Promise.withResolvers<void>();
  const takeLease = () => {
    resolve();
    return new Promise<never>(() => {});
  };
  const [robbed, thief] = [device.newTab(), device.newTab({ ...device.store, takeLease })];
  const stuck = net.freezeNext();
  robbed.engine.start();
  await stuck;
  clock.jump(16_000);
  void thief.engine.syncNow();
  await stolen;
  await eventually(async () => {
    clock.advance(5_000);
    expect(await waiting()).toBe(0);
  });
  await net.thaw();
  await robbed.engine.stop();
  expect(submissions()).toBe(1);
});

/** The tab does what there is to do now, and then waits. */
async function beginsToListen({ engine }: ReturnType<Device['newTab']>): Promise<void> {
  engine.start();
  await eventually(async () => {
    expect(await device.store.readState('u1')).toMatchObject({ pulls: 1, beatAt: null });
    expect((await device.locks.tryRun('drain:u1', async () => {})).kind).toBe('ran');
  });
}

/** The one tab hangs in its pass and beats no more: the other one, which had nothing to wait for, sends what waits. */
async function takesOver(alive: ReturnType<Device['newTab']>, goOn: () => Promise<unknown>): Promise<void> {
  expect(clock.timers).toBe(0);
  const stuck = net.freezeNext();
  const lost = goOn();
  await stuck;
  // The heartbeat of the one, and the other one's look at it.
  await eventually(() => expect(clock.timers).toBe(2));
  clock.jump(16_000);
  clock.advance(2_000);
  await eventually(async () => expect(await waiting()).toBe(0));
  await net.thaw();
  expect(await lost).toBe('fenced');
  await alive.engine.stop();
}

test('who brings back what waited for AI scores and freezes is replaced', async () => {
  await submitAnswer(device.data, answerTo(1));
  const [frozen, alive] = [device.newTab(), device.newTab()];
  server.poison = () => ({ code: 'AI_LIMIT', status: 402 });
  await beginsToListen(alive);
  server.poison = () => null;
  await takesOver(alive, () => frozen.engine.syncNow());
  expect(submissions()).toBe(1);
});

test('who brings back what waited for a newer app and freezes is replaced', async () => {
  const [frozen, alive] = [device.newTab(), device.newTab()];
  await beginsToListen(alive);
  await submitAnswer(device.data, answerTo(1));
  await device.data.db.outbox.toCollection().modify({ state: 'parked-version' });
  await takesOver(alive, () => frozen.engine.syncNow());
  expect(submissions()).toBe(1);
});

test('a worker that finds what a dead tab has left, and dies too, is replaced by a tab that was never told', async () => {
  const [worker, alive] = [device.newTab(), device.newTab()];
  await beginsToListen(alive);
  await submitAnswer(device.data, answerTo(1));
  await takesOver(alive, () => worker.engine.drainOnce({ deadlineMs: 25_000, maxOps: 20 }));
  expect(submissions()).toBe(1);
});

test('a background drain keeps to its number of ops', async () => {
  for (let practiceId = 1; practiceId <= 30; practiceId += 1)
    await submitAnswer(device.data, answerTo(practiceId));
  await device.newTab().engine.drainOnce({ deadlineMs: 25_000, maxOps: 20 });
  expect(submissions()).toBe(20);
  expect(await waiting()).toBe(10);
});
