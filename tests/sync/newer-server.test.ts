import { afterEach, beforeEach, expect, test } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { addWord } from '#data/commands/words.ts';
import type { StagedChangeRow } from '#data/store/rows.ts';
import { findEntity } from '#data/queries/entities.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFaultServer, type FaultServer } from '#tests/support/fault-server.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

/* The server was updated before the app: it tells of things that this app does not know yet. */

let server: FaultServer;
let clock: FakeClock;
let phone: Device;
let laptop: Device;

beforeEach(async () => {
  server = createFaultServer();
  server.time = Date.UTC(2026, 0, 1);
  clock = createFakeClock();
  phone = await createDevice({ server, clock, seed: 1 });
  laptop = await createDevice({ server: { fetch: newerFetch }, clock, seed: 2 });
});
afterEach(() => {
  phone.close();
  laptop.close();
});

/** How the server names a kind to the laptop, and what it does to a row on the way there. */
let names: Record<string, string> = {};
let spoil: (row: { kind: string; key: string; value: unknown }) => unknown = (row) => row;
/** And to the result of an op. */
let spoilResult: ((result: unknown) => unknown) | null = null;
beforeEach(() => {
  spoilResult = null;
  names = {};
  spoil = (row) => row;
});

async function newerFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const answer = await server.fetch(input, init);
  if (spoilResult !== null && pathname.endsWith('/batch') && answer.ok) {
    const body = (await answer.json()) as { results: unknown[] };
    return Response.json({ ...body, results: body.results.map(spoilResult) }, { headers: answer.headers });
  }
  if (!pathname.endsWith('/changes') || !answer.ok) return answer;
  const body = (await answer.json()) as {
    changes: { kind: string; key: string; value: unknown }[];
    check: Record<string, unknown> | null;
  };
  const nameOf = (kind: string) => names[kind] ?? kind;
  const changes = body.changes.map((row) => spoil({ ...row, kind: nameOf(row.kind) }));
  const told = Object.entries(body.check ?? {}).map(([kind, sum]) => [nameOf(kind), sum]);
  return Response.json(
    { ...body, changes, check: body.check && Object.fromEntries(told) },
    { headers: answer.headers },
  );
}

const sync = async (device: Device) => {
  clock.advance(60_000);
  await device.newTab().engine.syncNow();
};
const state = (device: Device) => device.store.readState('u1');
const noteOn = async ({ data }: Device) => (await findEntity(data, 'note', '1'))?.value?.description;
const answersOn = async ({ data }: Device) => (await data.db.answers.toArray()).length;
const pullsOf = () => server.requests.filter(({ path }) => path === '/api/sync/changes');

test('a kind of a newer server holds up nothing: the rest comes and the feed is read on', async () => {
  names = { note: 'flashcard' };
  await setNote(phone.data, { practiceId: 1, description: 'words' });
  await submitAnswer(phone.data, answerTo(1));
  await sync(phone);
  await sync(laptop);
  expect(await answersOn(laptop)).toBe(1);
  expect((await state(laptop)).trouble).toBeNull();

  const { cursor, skipped } = await state(laptop);
  expect(cursor).not.toBeNull();
  expect(skipped).toEqual([{ kind: 'flashcard', isKnown: false, at: server.time }]);
  await submitAnswer(phone.data, answerTo(2));
  await sync(phone);
  await sync(laptop);
  expect(await answersOn(laptop)).toBe(2);
});

test('what an older app passed over comes with the app that knows the kind', async () => {
  await setNote(phone.data, { practiceId: 1, description: 'words' });
  await submitAnswer(phone.data, answerTo(1));
  await sync(phone);
  // The older app, which knew no notes: it has read past the note and made a note of that.
  names = { note: 'flashcard' };
  await sync(laptop);
  const old = await state(laptop);
  expect(old).toMatchObject({ cursor: expect.any(String), skipped: [{ kind: 'flashcard' }] });
  names = {};
  const skipped = old.skipped.map((each) => ({ ...each, kind: 'note' }));
  await laptop.data.db.meta.put({ key: 'sync u1', value: { ...old, skipped } });
  expect(await noteOn(laptop)).toBeUndefined();

  await submitAnswer(phone.data, answerTo(2));
  await sync(phone);
  await sync(laptop);
  expect(await noteOn(laptop)).toBe('words');
  expect(await answersOn(laptop)).toBe(2);
  expect(await state(laptop)).toMatchObject({ skipped: [], restage: null, cursor: expect.any(String) });
  const before = pullsOf().length;
  await sync(laptop);
  expect(pullsOf().length).toBe(before + 1);
});

test('a row that cannot be read holds up nothing, stays as it was, and is asked for again after a day', async () => {
  await setNote(phone.data, { practiceId: 1, description: 'first' });
  await sync(phone);
  await sync(laptop);
  spoil = (row) => (row.kind === 'note' ? { ...row, value: 'a shape of tomorrow' } : row);
  await setNote(phone.data, { practiceId: 1, description: 'second' });
  await addWord(phone.data, { book: 'vocabBook', word: 'tide' });
  await sync(phone);
  await sync(laptop);
  expect((await findEntity(laptop.data, 'bookWord', 'vocabBook:tide'))?.value).not.toBeNull();
  expect(await noteOn(laptop)).toBe('first');
  expect((await state(laptop)).skipped).toEqual([{ kind: 'note', isKnown: true, at: server.time }]);

  // A full pull that could not read it takes nothing away.
  server.expireCursors('u1');
  await sync(laptop);
  expect(await noteOn(laptop)).toBe('first');

  spoil = (row) => row;
  await sync(laptop);
  expect(await noteOn(laptop)).toBe('first');
  server.time += 86_400_000;
  await sync(laptop);
  await sync(laptop);
  expect(await noteOn(laptop)).toBe('second');
  expect((await state(laptop)).skipped).toEqual([]);
});

test('what cannot be read is no mismatch with the server', async () => {
  names = { note: 'flashcard' };
  spoil = (row) => (row.kind === 'bookmark' ? { ...row, value: 1 } : row);
  await setNote(phone.data, { practiceId: 1, description: 'words' });
  await setBookmark(phone.data, { practiceId: 1, type: 'HARD' });
  await submitAnswer(phone.data, answerTo(1));
  await sync(phone);
  for (let pull = 0; pull < 21; pull += 1) await sync(laptop);
  expect(await state(laptop)).toMatchObject({ checkMismatches: 0, restage: null, pulls: 21 });
});

test('an op whose result cannot be read waits for the update; the others are done, and nothing is done twice', async () => {
  spoilResult = (result) => {
    const { change } = result as { change?: { kind: string } };
    return change?.kind === 'answer' ? { ...(result as object), change: { kind: 'answer', key: 1 } } : result;
  };
  await submitAnswer(laptop.data, answerTo(1));
  await setNote(laptop.data, { practiceId: 1, description: 'words' });
  await sync(laptop);
  const ops = () => laptop.data.db.outbox.toArray();
  expect(await ops()).toMatchObject([{ kind: 'answer.submit', state: 'parked-version' }]);
  const [op] = await ops();
  expect(await answersOn(laptop)).toBe(1);
  expect((await state(laptop)).pause).toBeNull();
  expect(
    server
      .changesOf('u1')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['answer', 'note', 'profile']);
  await submitAnswer(phone.data, answerTo(2));
  await sync(phone);
  await sync(laptop);
  expect(await answersOn(laptop)).toBe(2);

  spoilResult = null;
  await sync(laptop);
  expect(await ops()).toEqual([]);
  expect(await answersOn(laptop)).toBe(2);
  expect(server.effects.get(op?.opId ?? '')).toBe(1);
});

test('a full pull that a newer app began and an older one ends leaves what only the newer one can read', async () => {
  const { db } = laptop.data;
  const { lease } = await laptop.store.takeLease('u1', 0);
  await laptop.store.beginRestage(lease, 'expired');
  const strange = { kind: 'flashcard', key: '1', version: 1, deleted: false, value: { front: 'tide' } };
  await db.staging.put({
    userId: 'u1',
    key: '1',
    change: strange,
    kind: 'flashcard',
  } as unknown as StagedChangeRow);
  const end = { changes: [], cursor: 'whole', isLast: true, now: 0, serverTime: 7 };
  expect((await laptop.store.applyPage(lease, end)).kind).toBe('ok');
  expect(await state(laptop)).toMatchObject({
    cursor: 'whole',
    restage: null,
    skipped: [{ kind: 'flashcard', isKnown: false, at: 7 }],
  });
});
