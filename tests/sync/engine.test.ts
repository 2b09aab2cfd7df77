import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { findProfile } from '#data/queries/profile.ts';
import { syncStatus } from '#data/queries/sync-status.ts';
import type { SyncEngine } from '#sync/engine.ts';
import { batchTimeoutMs } from '#sync/learner-calls.ts';
import { tellOfRenewals } from '#sync/tell-of-renewals.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import type { FakeConnectivity } from '#tests/support/fake-ports.ts';
import { createFaultServer, type Fault, type FaultServer } from '#tests/support/fault-server.ts';
import { createFreezable } from '#tests/support/freezable.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

let server: FaultServer;
let clock: FakeClock;
let device: Device;

beforeEach(async () => {
  server = createFaultServer();
  clock = createFakeClock();
  device = await createDevice({ server, clock });
});
afterEach(() => device.close());

const waiting = async () => (await outboxSummary(device.data)).waiting;
/** The next requests go wrong like this, then all is well. */
function faults(...queue: Fault[]): void {
  server.chooseFault = () => queue.shift() ?? 'none';
}
async function answer(practiceId: number): Promise<string> {
  const result = await submitAnswer(device.data, answerTo(practiceId));
  if (result.kind !== 'saved') throw new Error(result.reason);
  return result.answerId;
}
const answersOnServer = () =>
  server.changesOf('u1').filter((change) => change.kind === 'answer' && !change.deleted);

test('an answer given offline reaches the server once and is then synced', async () => {
  await answer(1);
  expect((await listOwnAnswers(device.data, { practiceId: 1 })).answers[0]?.syncState).toBe('saved');
  expect(await device.newTab().engine.syncNow()).toBe('drained');
  expect(answersOnServer()).toHaveLength(1);
  const [own] = (await listOwnAnswers(device.data, { practiceId: 1 })).answers;
  expect(own).toMatchObject({ syncState: 'synced', version: 1 });
  expect(await syncStatus(device.data)).toEqual({ kind: 'synced', at: clock.now() });
});

test.each<Fault>([
  'drop-before',
  'drop-after',
  'server-error',
  'unavailable',
  'html',
  'throttled',
  'duplicate',
])('five ops survive %s and have one effect each', async (fault) => {
  for (const practiceId of [1, 2, 3, 4, 5]) await answer(practiceId);
  faults(fault, fault);
  const { engine } = device.newTab();
  for (let round = 0; round < 6 && (await waiting()) > 0; round += 1) {
    await engine.syncNow();
    clock.advance(5_000);
  }
  await server.deliverLate();
  expect(await waiting()).toBe(0);
  expect(answersOnServer()).toHaveLength(5);
  expect([...server.effects.values()]).toEqual([1, 1, 1, 1, 1]);
});

test('what was tried before does not wait for a pull that hangs', async () => {
  device.close();
  const net = createFreezable(server);
  device = await createDevice({ server: net, clock });
  await answer(1);
  faults('drop-before', 'drop-before');
  const { engine } = device.newTab();
  await engine.syncNow();
  expect(await waiting()).toBe(1);
  faults();
  const stuck = net.freezeNext('/api/sync/changes');
  const pass = engine.syncNow();
  await stuck;
  await expect.poll(waiting).toBe(0);
  expect(answersOnServer()).toHaveLength(1);
  await net.thaw();
  await pass;
});

test('a 401 parks the queue, keeps every op, and a new sign-in sends them', async () => {
  await answer(1);
  await answer(2);
  server.acceptsToken = () => false;
  const { engine } = device.newTab();
  expect(await engine.syncNow()).toBe('signed-out');
  expect(await syncStatus(device.data)).toMatchObject({ kind: 'waiting', count: 2, reason: 'sign-in' });
  server.acceptsToken = () => true;
  expect(await engine.syncNow()).toBe('drained');
  expect(await waiting()).toBe(0);
});

test('nothing is sent, and nothing counts as tried, while nobody is signed in', async () => {
  await answer(1);
  device.session.userId = null;
  expect(await device.newTab().engine.syncNow()).toBe('signed-out');
  expect(server.requests).toEqual([]);
  expect((await device.data.db.outbox.toArray()).map((op) => op.attempts)).toEqual([0]);
});

test("another learner's token never sends this learner's ops", async () => {
  await answer(1);
  device.session.userId = 'u2';
  await device.newTab().engine.syncNow();
  expect(server.changesOf('u2').filter((change) => change.kind === 'answer')).toEqual([]);
  expect(await waiting()).toBe(1);
});

test('ops of one lane arrive in their order, in separate batches', async () => {
  const ids = [await answer(7), await answer(7), await answer(7)];
  await device.newTab().engine.syncNow();
  expect(server.order.map((entry) => entry.target)).toEqual(ids);
  const batches = server.requests.filter((request) => request.method === 'POST');
  expect(batches.map((request) => request.opIds.length)).toEqual([1, 1, 1]);
});

test('a later op of a lane does not overtake one that failed', async () => {
  const [first, second] = [await answer(7), await answer(7)];
  let failures = 2;
  server.poison = (op) => {
    const isFirst = (op.payload as { answerId: string }).answerId === first;
    if (!isFirst || failures === 0) return null;
    failures -= 1;
    return { code: 'INTERNAL', status: 500 };
  };
  const { engine } = device.newTab();
  for (let round = 0; round < 4; round += 1) await engine.syncNow();
  expect(server.order.map((entry) => entry.target)).toEqual([first, second]);
});

test('the page of a captive portal changes neither queue nor cursor', async () => {
  const { engine } = device.newTab();
  await engine.syncNow();
  const before = await device.store.readState('u1');
  await answer(1);
  server.chooseFault = () => 'html';
  await engine.syncNow();
  expect((await device.store.readState('u1')).cursor).toBe(before.cursor);
  expect(await device.data.db.outbox.toArray()).toMatchObject([
    { state: 'pending', lastError: { code: 'not-ours' } },
  ]);
});

test('a recording goes up once before its answer, and text does not wait for it', async () => {
  const bytes = new Uint8Array(50_000).fill(3).buffer;
  const sha256 = await device.data.digest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 50_000, durationMs: 9, signal: null };
  const spoken = await submitAnswer(device.data, {
    ...answerTo(1),
    value: { kind: 'record', recording },
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  if (spoken.kind !== 'saved') throw new Error(spoken.reason);
  const typed = await answer(2);
  let uploads = 0;
  server.chooseFault = (request) => {
    if (request.method !== 'PUT') return 'none';
    uploads += 1;
    return uploads === 1 ? 'drop-before' : 'none';
  };
  const { engine } = device.newTab();
  await engine.drainOnce({});
  expect(server.order.map((entry) => entry.target)).toEqual([typed]);
  clock.advance(10_000);
  await engine.syncNow();
  await engine.syncNow();
  expect(server.order.map((entry) => entry.target)).toEqual([typed, spoken.answerId]);
  expect([...server.blobsOf('u1')]).toEqual([sha256]);
  expect(uploads).toBe(2);
});

test('a refused op is shown and holds back only its own lane', async () => {
  await answer(1);
  for (const practiceId of [2, 3, 4]) await answer(practiceId);
  server.poison = (op) =>
    (op.payload as { practiceId: number }).practiceId === 1 ? { code: 'VALIDATION', status: 400 } : null;
  await device.newTab().engine.syncNow();
  expect(answersOnServer()).toHaveLength(3);
  expect(await syncStatus(device.data)).toEqual({ kind: 'attention', count: 1 });
  const [own] = (await listOwnAnswers(device.data, { practiceId: 1 })).answers;
  expect(own).toMatchObject({ syncState: 'attention', syncError: 'refused: VALIDATION' });
});

test('an op that is told to wait waits alone, and goes with "Sync now"', async () => {
  const limited = await answer(1);
  await answer(2);
  let isLimited = true;
  server.poison = (op) =>
    isLimited && (op.payload as { answerId: string }).answerId === limited
      ? { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 600 }
      : null;
  const { engine } = device.newTab();
  expect(await engine.drainOnce({})).toBe('drained');
  expect((await device.store.readState('u1')).pause).toBeNull();
  expect(await device.data.db.outbox.toArray()).toMatchObject([
    { state: 'pending', dueAt: clock.now() + 600_000 },
  ]);
  await answer(3);
  await engine.drainOnce({});
  expect(answersOnServer()).toHaveLength(2);
  isLimited = false;
  await engine.drainOnce({});
  expect(await waiting()).toBe(1);
  await engine.syncNow();
  expect(await waiting()).toBe(0);
});

test('a host that says 429 to the whole batch is left alone as long as it asks', async () => {
  await answer(1);
  faults('throttled');
  await device.newTab().engine.drainOnce({});
  expect((await device.store.readState('u1')).pause).toMatchObject({ cause: 'told' });
});

test('an op that makes the whole batch fail is found by halving, in one pass', async () => {
  for (let practiceId = 1; practiceId <= 20; practiceId += 1) await answer(practiceId);
  const poison = (await device.data.db.outbox.toArray())[4]?.opId;
  const answerAsUsual: FaultServer['fetch'] = server.fetch.bind(server);
  const failing: FaultServer['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const isPoisoned = request.method === 'POST' && (await request.clone().text()).includes(String(poison));
    return isPoisoned
      ? Response.json(
          { status: 500, code: 'INTERNAL', message: 'm', error: 'm', errors: [] },
          { status: 500, headers: { 'x-api': '1' } },
        )
      : answerAsUsual(request);
  };
  server.fetch = failing;
  await device.newTab().engine.syncNow();
  expect(answersOnServer()).toHaveLength(19);
  expect(await waiting()).toBe(1);
});

test('after eight 5xx answers to one op while others get through, the learner is shown the op', async () => {
  await answer(1);
  server.poison = (op) =>
    (op.payload as { practiceId: number }).practiceId === 1 ? { code: 'INTERNAL', status: 500 } : null;
  const { engine } = device.newTab();
  for (let round = 0; round < 8; round += 1) {
    await answer(100 + round);
    await engine.syncNow();
  }
  expect(await syncStatus(device.data)).toEqual({ kind: 'attention', count: 1 });
});

test('what the server fails on is said to wait for the server, not for a connection', async () => {
  const [poison] = [await answer(1), await answer(2)];
  server.poison = (op) =>
    (op.payload as { answerId: string }).answerId === poison ? { code: 'INTERNAL', status: 500 } : null;
  await device.newTab().engine.syncNow();
  expect(await syncStatus(device.data)).toMatchObject({ kind: 'waiting', count: 1, reason: 'server' });
});

test('a storm of 503 causes few requests', async () => {
  for (let practiceId = 1; practiceId <= 50; practiceId += 1) await answer(practiceId);
  server.chooseFault = () => 'unavailable';
  const { engine } = device.newTab();
  engine.start();
  const until = clock.now() + 10 * 60_000;
  while (clock.now() < until) {
    await engine.drainOnce({});
    clock.advance(10_000);
  }
  await engine.stop();
  expect(server.requests.length).toBeLessThanOrEqual(60);
  expect(await waiting()).toBe(50);
});

/** Turns the clock until nothing waits; how long that was. */
async function untilSent(stepMs: number): Promise<number> {
  const from = clock.now();
  while ((await waiting()) > 0 && clock.now() - from < 10 * 60_000) {
    clock.advance(stepMs);
    await settled();
  }
  return clock.now() - from;
}
/** The pass that runs has done all that it does. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await eventually(
    async () =>
      expect(await device.locks.tryRun('drain:u1', async () => null)).toEqual({ kind: 'ran', value: null }),
    1,
  );
}

/** Ten minutes in which each request ends so. */
async function tenMinutesOf(fault: Fault): Promise<void> {
  server.chooseFault = () => fault;
  for (let count = 0; count < 60; count += 1) {
    clock.advance(10_000);
    await settled();
  }
  expect(await waiting()).toBe(1);
  server.chooseFault = () => 'none';
}

test.each([1, 2, 3])('a server that is back after ten minutes is found within 30 s (%i)', async (seed) => {
  device.close();
  device = await createDevice({ server, clock, seed });
  await answer(1);
  server.chooseFault = () => 'unavailable';
  const { engine } = device.newTab();
  engine.start();
  await settled();
  await tenMinutesOf('unavailable');
  expect(await untilSent(1_000)).toBeLessThanOrEqual(30_000);
  await engine.stop();
});

test.each([1, 2, 3])(
  'a server that let requests hang is found within 30 s, the last of them included (%i)',
  async (seed) => {
    device.close();
    device = await createDevice({ server, clock, seed });
    await answer(1);
    server.chooseFault = () => 'timeout';
    const { engine } = device.newTab();
    engine.start();
    await settled();
    await tenMinutesOf('timeout');
    expect(batchTimeoutMs + (await untilSent(1_000))).toBeLessThanOrEqual(30_000);
    await engine.stop();
  },
);

interface Tab {
  readonly engine: SyncEngine;
  readonly connectivity: FakeConnectivity;
}

const proofs: Record<string, (tab: Tab) => unknown> = {
  'the network is back': ({ connectivity }) => connectivity.wake('online'),
  'the page is shown': ({ connectivity }) => connectivity.wake('visible'),
  'the content API answers': ({ engine }) => engine.hostLives(),
  async 'a token is renewed'({ engine }) {
    let count = 0;
    const getAccessToken = async () =>
      ({ kind: 'token', token: `token ${Math.ceil((count += 1) / 2)}`, userId: 'u1' }) as const;
    const tokens = tellOfRenewals({ getAccessToken }, () => engine.hostLives());
    await tokens.getAccessToken();
    await tokens.getAccessToken();
    await settled();
    expect(await waiting()).toBe(1);
    await tokens.getAccessToken({ fresh: true });
  },
};

test.each(Object.keys(proofs))(
  'after ten minutes without a server what waits is sent at once when %s',
  async (proof) => {
    await answer(1);
    server.chooseFault = () => 'unavailable';
    const tab = device.newTab();
    tab.engine.start();
    await settled();
    for (let count = 0; count < 60; count += 1) {
      clock.advance(10_000);
      await settled();
    }
    server.chooseFault = () => 'none';
    await settled();
    expect(await waiting()).toBe(1);
    await proofs[proof]?.(tab);
    await eventually(async () => expect(await waiting()).toBe(0));
    await tab.engine.stop();
  },
);

test('proof that the host lives sends at once what waits, and nothing when nothing waits', async () => {
  const { engine } = device.newTab();
  engine.start();
  await settled();
  server.requests.length = 0;
  engine.hostLives();
  await settled();
  expect(server.requests).toHaveLength(0);
  clock.advance(10_000);
  const poison = await answer(1);
  let isBroken = true;
  server.poison = (op) =>
    isBroken && (op.payload as { answerId: string }).answerId === poison
      ? { code: 'INTERNAL', status: 500 }
      : null;
  for (let count = 0; count < 4; count += 1) await engine.syncNow();
  isBroken = false;
  engine.hostLives();
  await eventually(async () => expect(await waiting()).toBe(0));
  await engine.stop();
});

test('the last of several marks wins, also while the first is on its way', async () => {
  await setBookmark(device.data, { practiceId: 1, type: 'EASY' });
  faults('drop-after');
  const { engine } = device.newTab();
  await engine.drainOnce({});
  await setBookmark(device.data, { practiceId: 1, type: 'HARD' });
  expect((await device.data.db.bookmarks.get(['u1', 1]))?.type).toBe('HARD');
  await engine.syncNow();
  const [bookmark] = server.changesOf('u1').filter((change) => change.kind === 'bookmark');
  expect(bookmark?.value).toMatchObject({ type: 'HARD' });
  expect(await waiting()).toBe(0);
});

test('a mark that was changed on another device gives way to the later wish of this one', async () => {
  await setBookmark(device.data, { practiceId: 1, type: 'EASY' });
  const { engine } = device.newTab();
  await engine.syncNow();
  server.applyElsewhere('u1', 'bookmark.set', { practiceId: 1, type: 'AVERAGE' });
  await setBookmark(device.data, { practiceId: 1, type: 'VERY_HARD' });
  await engine.syncNow();
  expect((await device.data.db.bookmarks.get(['u1', 1]))?.type).toBe('VERY_HARD');
  expect(server.changesOf('u1').find((change) => change.kind === 'bookmark')?.value).toMatchObject({
    type: 'VERY_HARD',
  });
});

test('what other devices do arrives, tombstones too', async () => {
  const { engine } = device.newTab();
  const answerId = '99999999-0000-4000-8000-000000000001';
  server.applyElsewhere('u1', 'answer.submit', {
    answerId,
    practiceId: 3,
    taskType: 'WFD',
    answer: { kind: 'type', text: 'there' },
    duration: 1,
    pteType: 'CORE',
    answeredAt: 5,
  });
  await engine.syncNow();
  expect((await listOwnAnswers(device.data, { practiceId: 3 })).total).toBe(1);
  server.applyElsewhere('u1', 'answer.delete', { answerId });
  await engine.syncNow();
  expect((await listOwnAnswers(device.data, { practiceId: 3 })).total).toBe(0);
});

test('an answer whose acknowledgement was lost and that was deleted elsewhere does not come back', async () => {
  const answerId = await answer(1);
  faults('drop-after');
  const { engine } = device.newTab();
  await engine.drainOnce({});
  server.applyElsewhere('u1', 'answer.delete', { answerId });
  // The pull brings the tombstone while the op still waits for its delay.
  await device.data.db.outbox.toCollection().modify({ dueAt: clock.now() + 60_000 });
  clock.advance(40_000);
  await engine.drainOnce({});
  await engine.syncNow();
  expect(await waiting()).toBe(0);
  expect((await listOwnAnswers(device.data, { practiceId: 1 })).total).toBe(0);
});

test('deleting an answer that was never sent tells the server nothing', async () => {
  const answerId = await answer(1);
  await deleteAnswer(device.data, { answerId });
  await device.newTab().engine.syncNow();
  expect(server.requests.filter((request) => request.method === 'POST')).toEqual([]);
  expect(await device.data.db.answers.count()).toBe(0);
});

test('deleting an answer whose fate is unknown deletes it on the server', async () => {
  const answerId = await answer(1);
  faults('drop-after');
  const { engine } = device.newTab();
  await engine.drainOnce({});
  await deleteAnswer(device.data, { answerId });
  await engine.syncNow();
  await engine.syncNow();
  expect(answersOnServer()).toEqual([]);
  expect(await waiting()).toBe(0);
  expect(await device.data.db.answers.count()).toBe(0);
});

test('an expired cursor is answered by a full pull that keeps what waits', async () => {
  const { engine } = device.newTab();
  const kept = await answer(1);
  const gone = await answer(2);
  await engine.syncNow();
  server.applyElsewhere('u1', 'answer.delete', { answerId: gone });
  server.expireCursors('u1');
  await setBookmark(device.data, { practiceId: 9, type: 'HARD' });
  server.poison = (op) => (op.kind === 'bookmark.set' ? { code: 'IN_PROGRESS', status: 409 } : null);
  await engine.syncNow();
  expect((await device.data.db.answers.toArray()).map((row) => row.answerId)).toEqual([kept]);
  expect((await device.data.db.bookmarks.get(['u1', 9]))?.type).toBe('HARD');
  expect(await waiting()).toBe(1);
});

test('every twentieth pull compares counts and hashes, and heals what differs', async () => {
  const { engine } = device.newTab();
  await answer(1);
  await engine.syncNow();
  await device.data.db.answers.clear();
  for (let pull = 0; pull < 20; pull += 1) await engine.syncNow();
  expect(await device.data.db.answers.count()).toBe(1);
  expect((await device.store.readState('u1')).checkMismatches).toBe(1);
});

test('profile wishes merge and survive a conflict', async () => {
  const { engine } = device.newTab();
  await engine.syncNow();
  await setProfile(device.data, { nickname: 'lovelace' });
  await setProfile(device.data, { pteType: 'CORE' });
  server.applyElsewhere('u1', 'profile.set', { firstName: 'Augusta' });
  await engine.syncNow();
  expect(await findProfile(device.data)).toMatchObject({
    nickname: 'lovelace',
    pteType: 'CORE',
    firstName: 'Augusta',
  });
  expect(await waiting()).toBe(0);
});

test('an answer that waited for AI scores goes with the pass that hears of new ones, and is asked for once', async () => {
  server.aiQuota = { status: 'TRIAL', remaining: 0 };
  server.poison = () => ({ code: 'AI_LIMIT', status: 402 });
  await answer(1);
  const { engine } = device.newTab();
  await engine.drainOnce({});
  const parked = async () => (await device.data.db.outbox.toArray()).map(({ state }) => state);
  expect(await parked()).toEqual(['parked-quota']);

  // A new day. The server says so and refuses all the same: that is no reason to ask over and over.
  server.aiQuota = { status: 'TRIAL', remaining: 5 };
  clock.jump(60_000);
  await engine.drainOnce({});
  expect(await parked()).toEqual(['parked-quota']);
  const asked = server.requests.filter(({ path }) => path === '/api/sync/batch');
  expect(asked).toHaveLength(2);

  server.aiQuota = { status: 'TRIAL', remaining: 0 };
  clock.jump(60_000);
  await engine.drainOnce({});
  server.poison = () => null;
  server.aiQuota = { status: 'TRIAL', remaining: 5 };
  clock.jump(60_000);
  await engine.drainOnce({});
  expect(await waiting()).toBe(0);
  expect(answersOnServer()).toHaveLength(1);
});

test('an engine with an empty queue has no timer', async () => {
  const { engine } = device.newTab();
  const idle = async (count: number) => {
    await eventually(async () => expect([answersOnServer().length, await waiting()]).toEqual([count, 0]));
    // The lock is free when the pass has done all that it does.
    await eventually(async () =>
      expect(await device.locks.tryRun('drain:u1', async () => null)).toEqual({ kind: 'ran', value: null }),
    );
  };
  engine.start();
  await idle(0);
  expect(clock.timers).toBe(0);
  await answer(1);
  engine.kick();
  await idle(1);
  expect(clock.timers).toBe(0);
  await engine.stop();
});

test('no outcome depends on what the clock shows', async () => {
  const { engine } = device.newTab();
  await answer(1);
  faults('unavailable');
  await engine.syncNow();
  clock.jump(-10 * 365 * 86_400_000);
  await answer(2);
  await engine.syncNow();
  expect(await waiting()).toBe(0);
});
