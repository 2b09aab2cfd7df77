import { afterEach, beforeEach, expect, test } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { createExamMemory, createReport } from '#data/commands/reports.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { addWord, setWordBookmark } from '#data/commands/words.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFaultServer, type Fault, type FaultServer } from '#tests/support/fault-server.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

/* A hundred results are one transaction, whatever they are: it must not end before all of them are stored. */

let server: FaultServer;
let clock: FakeClock;
let phone: Device;

beforeEach(async () => {
  server = createFaultServer();
  clock = createFakeClock();
  phone = await createDevice({ server, clock });
});
afterEach(() => phone.close());

const sync = async (device: Device) => {
  clock.advance(60_000);
  await device.newTab().engine.syncNow();
};
const waiting = async (device: Device) => (await outboxSummary(device.data)).waiting;
const faults = (...queue: Fault[]) => {
  server.chooseFault = () => queue.shift() ?? 'none';
};
const many = Array.from({ length: 110 }, (_, at) => at);
const all = async (write: (n: number) => Promise<unknown>) => {
  for (const n of many) await write(n);
};
const note = (device: Device, n: number, text: string) =>
  setNote(device.data, { practiceId: n, description: text });

test('all done', async () => {
  await all((n) => submitAnswer(phone.data, answerTo(n)));
  await sync(phone);
  expect(await waiting(phone)).toBe(0);
});

test('all refused', async () => {
  await all((n) => createReport(phone.data, { practiceId: n, description: 'd' }));
  server.poison = () => ({ code: 'VALIDATION', status: 400 });
  await sync(phone);
  expect((await outboxSummary(phone.data)).states.dead).toBe(many.length);
});

test('all replayed', async () => {
  await all((n) =>
    createExamMemory(phone.data, { practiceId: n, date: '2026-01-01', country: 'AU', pteType: 'CORE' }),
  );
  await all((n) => note(phone, n, 'n'));
  faults('drop-after', 'drop-after', 'drop-after');
  await sync(phone);
  await sync(phone);
  expect(await waiting(phone)).toBe(0);
});

test('all in conflict', async () => {
  for (const n of many) server.applyElsewhere('u1', 'note.set', { practiceId: n, description: 'there' });
  await all((n) => note(phone, n, 'here'));
  await phone.newTab().engine.drainOnce({});
  expect((await outboxSummary(phone.data)).states.conflict).toBe(many.length);
});

test('all gone', async () => {
  await all((n) => addWord(phone.data, { book: 'vocabBook', word: `word ${n}` }));
  await sync(phone);
  for (const n of many) {
    server.applyElsewhere('u1', 'bookWord.set', {
      book: 'vocabBook',
      word: `word ${n}`,
      isIn: false,
      practiceType: null,
    });
  }
  await all((n) => setWordBookmark(phone.data, { book: 'vocabBook', word: `word ${n}`, bookmark: 'HARD' }));
  await phone.newTab().engine.drainOnce({});
  expect(await waiting(phone)).toBe(0);
});
