import { beforeEach, describe, expect, test } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { resolveConflict } from '#data/commands/resolve-conflict.ts';
import { discardOp } from '#data/commands/waiting-ops.ts';
import { addWord, setWordNote } from '#data/commands/words.ts';
import { findNote } from '#data/queries/notes.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { findBookWord } from '#data/queries/words.ts';
import type { Fault, FaultServer } from '#tests/support/fault-server.ts';
import type { Device } from '#tests/support/sync-device.ts';
import { startTwoDevices, waiting, type TwoDevices } from '#tests/support/two-devices.ts';

let server: FaultServer;
let phone: Device;
let laptop: Device;
let sync: TwoDevices['sync'];

beforeEach(async () => {
  const devices = await startTwoDevices();
  ({ server, phone, laptop, sync } = devices);
  return devices.close;
});

const faults = (...queue: Fault[]) => {
  server.chooseFault = () => queue.shift() ?? 'none';
};
const write = (device: Device, description: string | null) =>
  setNote(device.data, { practiceId: 1, description });
const read = async (device: Device) =>
  (await findNote(device.data, { practiceId: 1 })).note?.value.description ?? null;
const conflict = async (device: Device) => (await findNote(device.data, { practiceId: 1 })).conflict;
function onServer(): string | null {
  const change = server.changesOf('u1').find(({ kind }) => kind === 'note');
  return change?.kind === 'note' ? (change.value?.description ?? null) : null;
}
const page = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

/** Both devices have the same note; then the laptop writes another one. */
async function apart(base: string | null, elsewhere: string | null): Promise<void> {
  if (base !== null) await write(phone, base);
  await sync(phone);
  await sync(laptop);
  await write(laptop, elsewhere);
  await sync(laptop);
}

test('two devices that write in two places of a note have both texts', async () => {
  await apart(page('a', 'b', 'c'), page('a', 'b', 'c', 'laptop'));
  await write(phone, page('phone', 'a', 'b', 'c'));
  await sync(phone);
  const both = page('phone', 'a', 'b', 'c', 'laptop');
  expect(onServer()).toBe(both);
  expect(await read(phone)).toBe(both);
  await sync(laptop);
  expect(await read(laptop)).toBe(both);
  expect(await waiting(phone)).toBe(0);
});

test('also when the text of the other device came before this one was sent', async () => {
  await apart(page('a', 'b'), page('a', 'b', 'laptop'));
  await write(phone, page('phone', 'a', 'b'));
  server.poison = (op) => (op.kind === 'note.set' ? { code: 'IN_PROGRESS', status: 409 } : null);
  await sync(phone);
  server.poison = () => null;
  await sync(phone);
  expect(onServer()).toBe(page('phone', 'a', 'b', 'laptop'));
});

test('a text that is merged after many tries goes out with the same pass', async () => {
  await apart(page('a', 'b'), page('a', 'b', 'laptop'));
  await write(phone, page('phone', 'a', 'b'));
  server.poison = (op) => (op.kind === 'note.set' ? { code: 'IN_PROGRESS', status: 409 } : null);
  for (let attempt = 1; attempt < 5; attempt += 1) await sync(phone);
  server.poison = () => null;
  await sync(phone);
  expect(onServer()).toBe(page('phone', 'a', 'b', 'laptop'));
  expect(await waiting(phone)).toBe(0);
});

test('a merged text is a write of its own: the id of the refused one is never used for it', async () => {
  await apart(page('a', 'b'), page('a', 'b', 'laptop'));
  await write(phone, page('phone', 'a', 'b'));
  const [before] = await phone.data.db.outbox.toArray();
  await sync(phone);
  const ledger = (await phone.data.db.oplog.toArray()).flatMap((row) => row.lines);
  const lines = ledger.filter(({ opId }) => opId === before?.opId);
  const merged = lines.flatMap(({ event }) => (event.kind === 'merged' ? [event.into] : []));
  expect(merged).toHaveLength(1);
  expect(server.effects.get(before?.opId ?? '')).toBeUndefined();
  expect(server.effects.get(merged[0] ?? '')).toBe(1);
});

describe('two texts for one place', () => {
  beforeEach(async () => {
    await apart(page('a'), page('laptop'));
    await write(phone, page('phone'));
    await sync(phone);
  });

  test('wait for the choice of the learner: the row has one, the op the other', async () => {
    expect(onServer()).toBe(page('laptop'));
    expect(await read(phone)).toBe(page('laptop'));
    expect(await conflict(phone)).toMatchObject({ mine: page('phone'), base: page('a') });
    expect((await outboxSummary(phone.data)).states.conflict).toBe(1);
    await sync(phone);
    expect(onServer()).toBe(page('laptop'));
    expect(await write(phone, page('third'))).toEqual({ kind: 'not-saved', reason: 'conflict' });
  });

  test.each([
    ['mine', { keep: 'mine' }, page('phone')],
    ['theirs', { keep: 'theirs' }, page('laptop')],
    ['a text of both', { keep: 'merged', text: page('laptop', 'phone') }, page('laptop', 'phone')],
  ] as const)('chosen: %s', async (_, choice, text) => {
    const opId = (await conflict(phone))?.opId ?? '';
    expect(await resolveConflict(phone.data, { opId, ...choice })).toEqual({ kind: 'resolved' });
    expect(await read(phone)).toBe(text);
    await sync(phone);
    await sync(laptop);
    expect(onServer()).toBe(text);
    expect(await read(laptop)).toBe(text);
    expect(await waiting(phone)).toBe(0);
    expect(await resolveConflict(phone.data, { opId, ...choice })).toEqual({ kind: 'missing' });
  });

  test('a text of both that is too long is not taken', async () => {
    const opId = (await conflict(phone))?.opId ?? '';
    const text = page('x'.repeat(2_001));
    expect(await resolveConflict(phone.data, { opId, keep: 'merged', text })).toEqual({ kind: 'too-long' });
    expect(await conflict(phone)).not.toBeNull();
  });

  test('a third text of another device is seen before the choice is written', async () => {
    const opId = (await conflict(phone))?.opId ?? '';
    await write(laptop, page('laptop', 'more'));
    await sync(laptop);
    await resolveConflict(phone.data, { opId, keep: 'mine' });
    await sync(phone);
    expect(onServer()).toBe(page('laptop', 'more'));
    expect(await conflict(phone)).toMatchObject({ mine: page('phone') });
  });

  test('the same choice on the other device ends it here', async () => {
    await write(laptop, page('phone'));
    await sync(laptop);
    await sync(phone);
    expect(await conflict(phone)).toBeNull();
    expect(await waiting(phone)).toBe(0);
    expect(await read(phone)).toBe(page('phone'));
  });

  test('the local text can be given up', async () => {
    const opId = (await conflict(phone))?.opId ?? '';
    await discardOp(phone.data, { opId });
    expect(await conflict(phone)).toBeNull();
    expect(await read(phone)).toBe(page('laptop'));
  });
});

describe('deleted here or there', () => {
  test("the learner's words survive a deletion elsewhere", async () => {
    await apart(page('a'), null);
    await write(phone, page('a', 'phone'));
    await sync(phone);
    await sync(laptop);
    expect(onServer()).toBe(page('a', 'phone'));
    expect(await read(laptop)).toBe(page('a', 'phone'));
  });

  test('a deletion does not take words that its writer never saw', async () => {
    await apart(page('a'), page('a', 'laptop'));
    await write(phone, null);
    await sync(phone);
    expect(onServer()).toBe(page('a', 'laptop'));
    expect(await conflict(phone)).toMatchObject({ mine: null });
    await resolveConflict(phone.data, { opId: (await conflict(phone))?.opId ?? '', keep: 'mine' });
    await sync(phone);
    expect(onServer()).toBeNull();
  });

  test('deleted on both', async () => {
    await apart(page('a'), null);
    await write(phone, null);
    await sync(phone);
    expect(await waiting(phone)).toBe(0);
    expect(await read(phone)).toBeNull();
  });
});

describe('written again while the first text is on its way', () => {
  test('both arrive, one after the other', async () => {
    await write(phone, page('a'));
    faults('drop-after');
    await phone.newTab().engine.drainOnce({});
    await write(phone, page('a', 'b'));
    expect(await read(phone)).toBe(page('a', 'b'));
    await sync(phone);
    await sync(phone);
    expect(onServer()).toBe(page('a', 'b'));
    expect(await waiting(phone)).toBe(0);
  });

  test('the newer text is merged, and the older one with it', async () => {
    await apart(page('a', 'b'), page('a', 'b', 'laptop'));
    await write(phone, page('one', 'a', 'b'));
    faults('drop-before');
    await phone.newTab().engine.drainOnce({});
    await write(phone, page('one', 'two', 'a', 'b'));
    await sync(phone);
    await sync(phone);
    expect(onServer()).toBe(page('one', 'two', 'a', 'b', 'laptop'));
    expect(await waiting(phone)).toBe(0);
  });

  test('when the first one is refused for good, the second is merged from what the server knows', async () => {
    await apart(page('a', 'b'), page('a', 'b', 'laptop'));
    await write(phone, page('one', 'a', 'b'));
    const first = (await phone.data.db.outbox.toArray())[0]?.opId;
    faults('drop-before');
    await phone.newTab().engine.drainOnce({});
    await write(phone, page('one', 'two', 'a', 'b'));
    server.poison = (op) => (op.opId === first ? { code: 'VALIDATION', status: 400 } : null);
    await sync(phone);
    await sync(phone);
    expect(onServer()).toBe(page('one', 'two', 'a', 'b', 'laptop'));
    expect((await outboxSummary(phone.data)).states.dead).toBe(1);
  });
});

test('a refused text stays beside a newer one until the learner gives it up', async () => {
  await write(phone, page('refused'));
  server.poison = () => ({ code: 'VALIDATION', status: 400 });
  await sync(phone);
  server.poison = () => null;
  await write(phone, page('newer'));
  await sync(phone);
  expect(onServer()).toBe(page('newer'));
  expect((await phone.data.db.outbox.toArray()).map((op) => op.payload)).toEqual([
    { practiceId: 1, description: page('refused') },
  ]);
});

test('notes on words are merged line by line, and a mark set elsewhere is no conflict', async () => {
  const word = { book: 'pronunciationBook', word: 'tide' } as const;
  await addWord(phone.data, word);
  await setWordNote(phone.data, { ...word, note: 'a\nb' });
  await sync(phone);
  await sync(laptop);
  server.applyElsewhere('u1', 'wordBookmark.set', { ...word, bookmark: 'HARD' });
  await setWordNote(laptop.data, { ...word, note: 'a\nb\nlaptop' });
  await sync(laptop);
  await setWordNote(phone.data, { ...word, note: 'phone\na\nb' });
  await sync(phone);
  const found = (await findBookWord(phone.data, word)).word?.value;
  expect(found).toMatchObject({ note: 'phone\na\nb\nlaptop', bookmark: 'HARD' });
  expect(await waiting(phone)).toBe(0);
});
