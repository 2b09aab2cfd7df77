import { afterEach, beforeEach, expect, test } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { submitAnswer, type SubmitAnswerResult } from '#data/commands/submit-answer.ts';
import { retryOp } from '#data/commands/waiting-ops.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFaultServer, type Fault, type FaultServer } from '#tests/support/fault-server.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

/* After 90 days the server forgets ops, which only the learner may send again then, and what was deleted. */

let server: FaultServer;
let clock: FakeClock;
let phone: Device;

beforeEach(async () => {
  server = createFaultServer();
  clock = createFakeClock();
  phone = await createDevice({ server, clock });
});
afterEach(() => phone.close());

/** Longer than a request that was given up may be under way. */
const sync = async (afterMs = 150_000) => {
  clock.advance(afterMs);
  await phone.newTab().engine.syncNow();
};
/** The pull and the ops of one pass get lost on the way. */
const sendInVain = async () => {
  const queue: Fault[] = ['drop-before', 'drop-before'];
  server.chooseFault = () => queue.shift() ?? 'none';
  await phone.newTab().engine.drainOnce({});
  server.chooseFault = () => 'none';
};
const ops = () => phone.data.db.outbox.orderBy('seq').toArray();
const notesOnServer = () =>
  server.changesOf('u1').filter(({ kind, value }) => kind === 'note' && value !== null);

test('on a device that the server never answered, an op is as old as the sign-in', async () => {
  phone.session.issuedAt = Date.UTC(2026, 0, 1);
  await setNote(phone.data, { practiceId: 1, description: 'n' });
  await sendInVain();
  server.time = Date.UTC(2026, 5, 1);
  await sync();
  expect((await ops())[0]).toMatchObject({ state: 'dead', lastError: { code: 'KEY_EXPIRED' } });
});

/** As if the server had told its time in an answer. */
const tellTime = async () => {
  const state = await phone.store.readState('u1');
  await phone.data.db.meta.put({ key: 'sync u1', value: { ...state, serverTime: server.time } });
};

test.each(['the server', 'the device'])(
  'what %s holds too old, though it went out just now, keeps its lane until that copy must have arrived',
  async (who) => {
    phone.session.issuedAt = Date.UTC(2026, 0, 1);
    await setNote(phone.data, { practiceId: 1, description: 'older' });
    await sendInVain();
    // The sign-in was months old: so much the op seems to have aged at once.
    server.time = Date.UTC(2026, 5, 1);
    if (who === 'the device') await tellTime();
    await setNote(phone.data, { practiceId: 1, description: 'newer' });
    await sync(10_000);
    await sync(10_000);
    const asked = who === 'the server' ? 2 : 1;
    expect(await ops()).toMatchObject([
      { state: 'pending', attempts: asked },
      { state: 'pending', attempts: 0 },
    ]);
    expect(notesOnServer()).toEqual([]);

    await sync();
    expect(await ops()).toMatchObject([{ state: 'dead', lastError: { code: 'too-old' } }]);
    expect(notesOnServer()).toMatchObject([{ value: { description: 'newer' } }]);
  },
);

test('an op whose key the server may have forgotten is not sent by itself; the learner may send it', async () => {
  server.time = Date.UTC(2026, 0, 1);
  await sync();
  await setNote(phone.data, { practiceId: 1, description: 'n' });
  await sendInVain();
  server.time = Date.UTC(2026, 5, 1);
  await sync();
  const [op] = await ops();
  expect(op).toMatchObject({ state: 'dead', lastError: { code: 'KEY_EXPIRED' } });
  expect(notesOnServer()).toEqual([]);
  await retryOp(phone.data, { opId: op?.opId ?? '' });
  await sync();
  expect(notesOnServer()).toHaveLength(1);
});

test.each(['the server', 'the device'])(
  'an answer that %s holds too old to be sent keeps the next of its lane waiting, until the learner sends it',
  async (who) => {
    server.time = Date.UTC(2026, 0, 1);
    await sync();
    const first = await submitAnswer(phone.data, answerTo(7, 'first'));
    await sendInVain();
    const second = await submitAnswer(phone.data, answerTo(7, 'second'));
    const elsewhere = await submitAnswer(phone.data, answerTo(8));
    server.time = Date.UTC(2026, 5, 1);
    if (who === 'the device') await tellTime();

    await sync();
    await sync();
    const code = who === 'the server' ? 'KEY_EXPIRED' : 'too-old';
    expect(await ops()).toMatchObject([
      { state: 'dead', lastError: { code } },
      { state: 'pending', attempts: 0 },
    ]);
    const sent = () => server.order.map(({ target }) => target);
    const idOf = (answer: SubmitAnswerResult) => (answer.kind === 'saved' ? answer.answerId : '');
    expect(sent()).toEqual([idOf(elsewhere)]);

    await retryOp(phone.data, { opId: (await ops())[0]?.opId ?? '' });
    await sync();
    expect(sent()).toEqual([elsewhere, first, second].map(idOf));
    expect(await ops()).toEqual([]);
  },
);

test('a first pull after months takes away what was deleted meanwhile, though the server does not name it', async () => {
  const answer = await submitAnswer(phone.data, answerTo(7));
  if (answer.kind !== 'saved') throw new Error(answer.reason);
  server.chooseFault = ({ url }) => (url.includes('/api/sync/changes') ? 'drop-before' : 'none');
  await sync();
  expect(await ops()).toEqual([]);
  server.applyElsewhere('u1', 'answer.delete', { answerId: answer.answerId });
  server.expireCursors('u1');
  server.chooseFault = () => 'none';
  await sync();
  expect((await listOwnAnswers(phone.data, { practiceId: 7 })).answers).toEqual([]);
});
