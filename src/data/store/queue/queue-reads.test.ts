import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { newOp } from '#domain/outbox/new-op.ts';
import { openDatabase, type PassageDb } from '#data/store/database.ts';
import { enqueue } from './enqueue.ts';
import { deleteOps, getOps, getOpsAbout } from './queue-reads.ts';

let db: PassageDb;

beforeEach(async () => {
  db = await openDatabase('queue', { indexedDB: new IDBFactory(), IDBKeyRange });
  for (let at = 1; at <= 20; at += 1) {
    const op = newOp('bookmark.set', { practiceId: at, type: 'HARD' });
    await enqueue(db, op, { userId: at % 5 === 0 ? 'u2' : 'u1', opId: `op ${at}`, at });
  }
});

const left = async () => (await db.outbox.toCollection().primaryKeys()).sort((a, b) => a - b);

describe('ops by their places', () => {
  test.each([
    ['side by side', [3, 4, 5, 6]],
    ['with a gap', [3, 5, 6]],
    ['far apart', [1, 20]],
    ['partly gone', [19, 20, 21]],
  ])('%s: these and no others', async (_, seqs) => {
    const there = seqs.filter((seq) => seq <= 20);
    expect([...(await getOps(db, seqs)).keys()].sort((a, b) => a - b)).toEqual(there);
    const all = await left();
    await deleteOps(db, seqs);
    expect(await left()).toEqual(all.filter((seq) => !there.includes(seq)));
  });

  test('none of none', async () => {
    expect(await getOps(db, [])).toEqual(new Map());
    await deleteOps(db, []);
    expect(await left()).toHaveLength(20);
  });
});

test('ops about a thing are those of this learner', async () => {
  const targets = ['bookmark:1', 'bookmark:5', 'bookmark:7', 'bookmark:1'];
  const about = await getOpsAbout(db, 'u1', targets);
  expect(about.map((op) => op.seq).sort((a, b) => a - b)).toEqual([1, 7]);
});
