import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { resolveConflict } from '#data/commands/resolve-conflict.ts';
import { retryOp } from '#data/commands/waiting-ops.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { readPayload, upcastOp } from '#domain/outbox/upcast.ts';
import { viewOf } from '#domain/outbox/view.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import { systemDigest } from '#platform/digest.ts';
import { createSyncEngine } from '#sync/engine.ts';
import { createTransport } from '#sync/create-transport.ts';
import {
  dumpVersions,
  knownToServer,
  readDumpText,
  rowsOf,
  type DatabaseDump,
} from '#tests/fixtures/database-dump.ts';
import { storesOf } from '#tests/fixtures/stores-of.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import {
  createCountingIds,
  createFakeChannelHub,
  createFakeConnectivity,
  createFakeLocks,
  createSeededRandom,
} from '#tests/support/fake-ports.ts';
import { createFaultServer } from '#tests/support/fault-server.ts';

/* Databases as released versions of the app left them; tests/fixtures/write-database.ts made each with its version. */

function readDump(version: number): DatabaseDump {
  return JSON.parse(readDumpText(version), (_, value: unknown) => {
    const bytes = (value as { $bytes?: string } | null)?.$bytes;
    return bytes === undefined ? value : Uint8Array.from(Buffer.from(bytes, 'base64')).buffer;
  }) as DatabaseDump;
}

/** The database as it lay on the device, opened by this build. */
async function upgraded(version: number) {
  const indexedDB = new IDBFactory();
  const dump = readDump(version);
  const old = new Dexie('passage', { indexedDB, IDBKeyRange });
  old.version(version).stores(dump.stores);
  await old.open();
  for (const [name, rows] of Object.entries(dump.tables)) await old.table(name).bulkAdd(rows);
  old.close();
  const db = await openDatabase('passage', { indexedDB, IDBKeyRange });
  const clock = createFakeClock();
  const ids = createCountingIds(9);
  const data: DataContext = {
    db,
    strictDb: db,
    userId: 'u1',
    clock,
    ids,
    digest: systemDigest,
    kick: () => {},
  };
  return { data, dump, clock, ids };
}

test('the schema of this build is a released one, as it was released', async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  // Another schema is another version, with a fixture of its own: write-database.ts makes it.
  expect(dumpVersions).toContain(db.verno);
  expect(storesOf(db)).toEqual(readDump(db.verno).stores);
  db.close();
});

test.each(dumpVersions)('a database of version %i opens with every row that it had', async (version) => {
  const { data, dump } = await upgraded(version);
  const counts: Record<string, number> = {};
  for (const name of Object.keys(dump.tables)) counts[name] = await data.db.table(name).count();
  const had = Object.entries(dump.tables).map(([name, rows]) => [name, rows.length]);
  expect(counts).toEqual(Object.fromEntries(had));
  const before = rowsOf<OutboxOp>(dump, 'outbox').map(({ opId, payload }) => [opId, payload]);
  const after = (await data.db.outbox.orderBy('seq').toArray()).map(({ opId, payload }) => [opId, payload]);
  expect(after).toEqual(before);
  data.db.close();
});

test.each(dumpVersions)(
  'every op of a database of version %i still gets to the server, once',
  async (version) => {
    const { data, dump, clock, ids } = await upgraded(version);
    const { db } = data;
    const server = createFaultServer();
    for (const { kind, payload } of knownToServer(dump)) server.applyElsewhere('u1', kind, payload);
    const store = createDexieSyncStore({ db, digest: systemDigest, ids });
    const engine = createSyncEngine({
      userId: 'u1',
      store,
      transport: createTransport({
        tokens: { getAccessToken: async () => ({ kind: 'token', token: 'token-u1', userId: 'u1' }) },
        origin: 'https://passage.test',
        fetch: (input, init) => server.fetch(input, init),
        now: () => clock.now(),
      }),
      clock,
      random: createSeededRandom(1),
      locks: createFakeLocks(),
      channel: createFakeChannelHub<never>()(),
      connectivity: createFakeConnectivity(),
      report: (error) => {
        throw error;
      },
    });
    // What a newer version of the app wrote waits for it; the learner sends again what was refused.
    const isOfNewer = (op: OutboxOp) => op.v > 1;
    const all = await db.outbox.toArray();
    const refused = all.filter((op) => op.state === 'dead' && !isOfNewer(op));
    expect(refused.length).toBeGreaterThan(0);
    for (const { opId } of refused) expect(await retryOp(data, { opId })).toEqual({ kind: 'queued' });
    const conflicts = all.filter((op) => op.state === 'conflict');
    for (const { opId } of conflicts)
      expect(await resolveConflict(data, { opId, keep: 'mine' })).toEqual({ kind: 'resolved' });
    // A lost sign-in parked some of them; there is one again.
    await db.meta.put({ key: 'sync u1', value: { needsSignIn: true } });
    const drain = async () => {
      for (let round = 0; round < 10; round += 1) {
        clock.advance(60_000);
        await engine.syncNow();
      }
    };
    await drain();
    const parked = (await db.outbox.toArray()).filter((op) => op.state === 'parked-version');
    expect(parked.map((op) => op.opId)).toEqual(all.filter(isOfNewer).map((op) => op.opId));
    // Only what is behind one of these in its lane waits with it.
    const lanes = new Set(parked.map((op) => op.lane));
    expect((await db.outbox.toArray()).filter((op) => !lanes.has(op.lane))).toEqual([]);
    // The newer app is back, and knows what it wrote.
    await db.outbox.toCollection().modify({ v: 1 });
    await drain();
    expect(await db.outbox.toArray()).toEqual([]);
    const ledger = (await db.oplog.toArray()).flatMap(({ lines }) => lines);
    const satisfied = new Set(
      ledger.filter(({ event }) => event.kind === 'satisfied').map(({ opId }) => opId),
    );
    const chosen = new Map(
      ledger.flatMap(({ opId, event }) => (event.kind === 'merged' ? [[opId, event.into]] : [])),
    );
    for (const { opId, kind, state } of all) {
      const sentAs = state === 'conflict' ? (chosen.get(opId) ?? '') : opId;
      expect(server.effects.get(sentAs) ?? (satisfied.has(sentAs) ? 1 : 0), `${kind} ${state} ${opId}`).toBe(
        1,
      );
    }
    expect((await listOwnAnswers(data, { practiceId: 106 })).answers[0]?.syncState).toBe('synced');
    db.close();
  },
);

test('an older payload is brought up step by step, a newer one waits, and one that was sent stays as it was', () => {
  const [base] = rowsOf<OutboxOp>(readDump(1), 'outbox') as [OutboxOp];
  const op: OutboxOp = { ...base, state: 'pending', attempts: 0, v: 1, payload: { text: 'a' } };
  const findRule = () => ({
    v: 3,
    upcasts: [
      (payload: unknown) => ({ words: (payload as { text: string }).text }),
      (payload: unknown) => ({ ...(payload as object), language: 'EN' }),
    ],
  });
  expect(upcastOp(op, findRule)).toMatchObject({ v: 3, payload: { words: 'a', language: 'EN' } });
  expect(upcastOp({ ...op, v: 2, payload: { words: 'b' } }, findRule)).toMatchObject({
    v: 3,
    payload: { words: 'b', language: 'EN' },
  });
  expect(upcastOp({ ...op, attempts: 1 }, findRule)).toMatchObject({ v: 1, payload: { text: 'a' } });
  const newer = upcastOp({ ...op, v: 4 }, findRule);
  expect(newer.state).toBe('parked-version');
  expect(upcastOp(newer, () => ({ v: 4 })).state).toBe('pending');
  expect(upcastOp(op, () => undefined).state).toBe('parked-version');
});

test('what a newer version of the app wrote is shown as far as this one can read it', () => {
  const [base] = rowsOf<OutboxOp>(readDump(1), 'outbox') as [OutboxOp];
  const op: OutboxOp = {
    ...base,
    kind: 'note.set',
    cls: 'register',
    v: 2,
    state: 'parked-version',
    payload: { practiceId: 1, description: 'n', colour: 'red' },
  };
  expect(viewOf(null, [op])).toMatchObject({ description: 'n' });
  expect(viewOf(null, [{ ...op, payload: { practiceId: 1, blocks: [] } }])).toBeNull();
  expect(readPayload({ ...op, kind: 'of.tomorrow' as 'note.set' })).toBeUndefined();
});
