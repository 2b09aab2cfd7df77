import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { commit } from './commit.ts';
import type { DataContext } from './context.ts';
import { openDatabase } from './database.ts';
import { importPack } from './content/import-pack.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { createDexieSyncStore } from './sync-store/dexie-sync-store.ts';
import { adoptLocalRows, showLearner } from './users.ts';
import type { BankItem } from '#contract/items/bank-item.ts';

let data: DataContext;
let kicks = 0;

beforeEach(async () => {
  kicks = 0;
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  data = {
    db,
    strictDb: db,
    userId: 'local',
    clock: createFakeClock(),
    ids: createCountingIds(),
    digest: systemDigest,
    kick: () => {
      kicks += 1;
    },
  };
});

const as = (userId: string): DataContext => ({ ...data, userId });
const dictation = (id: number, title: string): BankItem => ({
  id,
  title,
  level: 'EASY',
  topic: 'sea',
  exams: ['ACADEMIC'],
  explanation: 'Because it is so, and for no other reason.',
  analysis: '',
  provenance: { author: 'a', written: '2026-01', licence: 'own' },
  audios: [],
  taskType: 'WFD',
  transcript: 't',
});
const pack = (...items: BankItem[]) => ({ format: 1 as const, taskType: 'WFD' as const, items });

async function recordingOf(size: number) {
  const bytes = new Uint8Array(size).fill(7).buffer;
  const sha256 = await systemDigest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: size, durationMs: 1_000, signal: null };
  return { bytes, value: { kind: 'record' as const, recording } };
}

test('a transaction that fails after its rows leaves neither row nor op', async () => {
  const failing = commit(data, {
    async write(tables) {
      await tables.bookmarks.put({ userId: 'local', practiceId: 1, type: 'HARD', shadow: null });
      await tables.answers.add({ answerId: undefined } as never);
      return [newOp('bookmark.set', { practiceId: 1, type: 'HARD' })];
    },
  });
  await expect(failing).rejects.toMatchObject({ name: 'DataError' });
  expect(await data.db.bookmarks.count()).toBe(0);
  expect(await data.db.outbox.count()).toBe(0);
  expect(kicks).toBe(0);
});

test('an op that cannot be queued takes its row back', async () => {
  const taken = { uuid: () => '00000000-0000-4000-8000-000000000001' };
  await setBookmark({ ...data, ids: taken }, { practiceId: 1, type: 'HARD' });
  const second = setBookmark({ ...data, ids: taken }, { practiceId: 2, type: 'EASY' });
  expect(await second).toEqual({ kind: 'not-saved', reason: 'storage' });
  expect(await data.db.bookmarks.get(['local', 2])).toBeUndefined();
  expect(await data.db.outbox.count()).toBe(1);
});

test('an answer with a recording stores row, op, counts and bytes, and wakes the engine', async () => {
  await importPack(data, { pack: pack(dictation(23_001, 'Tides')), generation: 'a'.repeat(64) });
  const { bytes, value } = await recordingOf(5_000);
  const result = await submitAnswer(data, {
    ...answerTo(23_001),
    value,
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  expect(result.kind).toBe('saved');
  expect((await findRecording(data, { sha256: value.recording.sha256 }))?.bytes.byteLength).toBe(5_000);
  expect((await findPractice(data, { practiceId: 23_001 }))?.row).toMatchObject({
    practised: 1,
    practiceCount: 1,
  });
  expect(await data.db.outbox.toArray()).toMatchObject([
    { kind: 'answer.submit', blobKeys: [value.recording.sha256] },
  ]);
  expect(kicks).toBe(1);
});

test('bytes that are not the recording they claim to be are not saved', async () => {
  const { value } = await recordingOf(5_000);
  const other = new Uint8Array(10).buffer;
  const result = await submitAnswer(data, {
    ...answerTo(1),
    value,
    recording: { bytes: other, mimeType: 'audio/mpeg' },
  });
  expect(result).toEqual({ kind: 'not-saved', reason: 'hash-mismatch' });
  expect(await data.db.answers.count()).toBe(0);
});

test('a full disk is an answer, not an error, and leaves nothing behind', async () => {
  const { db } = data;
  db.blobs.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { bytes, value } = await recordingOf(100);
  const result = await submitAnswer(data, {
    ...answerTo(1),
    value,
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  expect(result).toEqual({ kind: 'not-saved', reason: 'quota' });
  expect(await db.answers.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
});

test('deleting an answer that was never sent takes its recording along', async () => {
  const { bytes, value } = await recordingOf(100);
  const saved = await submitAnswer(data, {
    ...answerTo(1),
    value,
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  if (saved.kind !== 'saved') throw new Error(saved.reason);
  await deleteAnswer(data, { answerId: saved.answerId });
  expect(await data.db.blobs.count()).toBe(0);
  expect(await data.db.outbox.count()).toBe(0);
});

test('the first sign-in takes over what was done before it; a second learner sees and sends nothing of it', async () => {
  await importPack(data, { pack: pack(dictation(23_001, 'Tides')), generation: 'a'.repeat(64) });
  await submitAnswer(data, answerTo(23_001));
  await setBookmark(data, { practiceId: 23_001, type: 'HARD' });
  await adoptLocalRows(data, { userId: 'u1' });
  expect((await data.db.outbox.toArray()).map((op) => op.userId)).toEqual(['u1', 'u1']);
  expect(await data.db.bookmarks.get(['u1', 23_001])).toMatchObject({ type: 'HARD' });
  expect((await data.db.practices.get(23_001))?.practiceCount).toBe(1);
  await adoptLocalRows(data, { userId: 'u2' });
  expect(await data.db.outbox.where({ userId: 'u2' }).count()).toBe(0);
  await showLearner(as('u2'));
  expect(await data.db.practices.get(23_001)).toMatchObject({ practiceCount: 0, bookmarkType: 'UNMARK' });
  await showLearner(as('u1'));
  expect(await data.db.practices.get(23_001)).toMatchObject({ practiceCount: 1, bookmarkType: 'HARD' });
});

test('who drains while the first sign-in takes something over ends, for its places in the queue are older', async () => {
  const store = createDexieSyncStore({ db: data.db, digest: systemDigest, ids: createCountingIds() });
  const { lease } = await store.takeLease('u1', 0);
  await adoptLocalRows(data, { userId: 'u1' });
  expect((await store.beat(lease, 1)).kind).toBe('ok');
  await setBookmark(data, { practiceId: 23_001, type: 'HARD' });
  await adoptLocalRows(data, { userId: 'u1' });
  expect((await store.beat(lease, 1)).kind).toBe('fenced');
});

test('a new pack swaps the old one out and keeps what the learner did', async () => {
  const first = {
    pack: pack(dictation(23_001, 'Tides'), dictation(23_002, 'Bees')),
    generation: 'a'.repeat(64),
  };
  await importPack(data, first);
  await submitAnswer(data, answerTo(23_001));
  await setBookmark(data, { practiceId: 23_001, type: 'EASY' });
  await importPack(data, { pack: pack(dictation(23_001, 'Tides again')), generation: 'b'.repeat(64) });
  expect(await data.db.practices.toArray()).toMatchObject([
    { id: 23_001, title: 'Tides again', practiceCount: 1, bookmarkType: 'EASY' },
  ]);
  expect(await data.db.practiceBodies.count()).toBe(1);
  expect((await findPractice(data, { practiceId: 23_001 }))?.item.title).toBe('Tides again');
});
