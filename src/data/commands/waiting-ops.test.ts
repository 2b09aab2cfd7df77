import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import type { OpState } from '#domain/outbox/op.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { refreshViews } from '#data/store/sync-store/refresh-views.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { deleteAnswer } from './delete-answer.ts';
import { setBookmark } from './set-bookmark.ts';
import { submitAnswer } from './submit-answer.ts';
import { discardOp, retryOp } from './waiting-ops.ts';

let data: DataContext;
let kicks = 0;

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  data = {
    db,
    strictDb: db,
    userId: 'u1',
    clock: createFakeClock(),
    ids: createCountingIds(),
    digest: systemDigest,
    kick: () => {
      kicks += 1;
    },
  };
});

/** The only op in the queue, refused as the engine records it. */
async function refused(state: OpState = 'dead') {
  const [op] = await data.db.outbox.toArray();
  if (!op) throw new Error('nothing waits');
  const lastError = { code: 'VALIDATION', message: 'no', at: 1 };
  await data.db.outbox.put({ ...op, state, attempts: 1, serverErrors: 3, lastError });
  await data.db.transaction('rw', data.db.tables, () => refreshViews(data.db, [op]));
  kicks = 0;
  return op.opId;
}

async function recordedAnswer() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const sha256 = await systemDigest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 3, durationMs: 1_000, signal: null };
  const saved = await submitAnswer(data, {
    ...answerTo(1),
    value: { kind: 'record', recording },
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  if (saved.kind !== 'saved') throw new Error(saved.reason);
  return saved.answerId;
}

test('a refused answer is sent again under the same id', async () => {
  await submitAnswer(data, answerTo(1));
  const opId = await refused();
  expect(await retryOp(data, { opId })).toEqual({ kind: 'queued' });
  expect(await data.db.outbox.toArray()).toMatchObject([
    { opId, state: 'pending', attempts: 1, serverErrors: 0, dueAt: 0 },
  ]);
  expect(kicks).toBe(1);
});

test('a refused bookmark that is sent again shows on the question again', async () => {
  await setBookmark(data, { practiceId: 1, type: 'HARD' });
  const opId = await refused();
  expect(await data.db.bookmarks.get(['u1', 1])).toMatchObject({ type: 'UNMARK' });
  await retryOp(data, { opId });
  expect(await data.db.bookmarks.get(['u1', 1])).toMatchObject({ type: 'HARD' });
});

test('a refused deletion that is sent again hides the answer again', async () => {
  await submitAnswer(data, answerTo(1));
  await data.db.outbox.clear();
  await data.db.answers.toCollection().modify({ version: 4 });
  const [row] = await data.db.answers.toArray();
  await deleteAnswer(data, { answerId: row?.answerId ?? '' });
  const opId = await refused();
  expect((await listOwnAnswers(data, { practiceId: 1 })).total).toBe(1);
  await retryOp(data, { opId });
  expect((await listOwnAnswers(data, { practiceId: 1 })).total).toBe(0);
});

test('a refused answer that is discarded goes with its recording', async () => {
  await recordedAnswer();
  const opId = await refused();
  expect(await discardOp(data, { opId })).toEqual({ kind: 'discarded' });
  expect(await data.db.outbox.count()).toBe(0);
  expect(await data.db.answers.count()).toBe(0);
  expect(await data.db.blobs.count()).toBe(0);
  expect((await data.db.oplog.toArray()).at(-1)?.lines).toMatchObject([
    { opId, event: { kind: 'discarded' } },
  ]);
});

test('an answer that the server has after all stays when its op is discarded', async () => {
  await recordedAnswer();
  const opId = await refused();
  await data.db.answers.toCollection().modify({ version: 4 });
  await discardOp(data, { opId });
  expect(await data.db.answers.count()).toBe(1);
  expect(await data.db.blobs.count()).toBe(1);
});

test('what waits for a newer app can be given up but not sent', async () => {
  await submitAnswer(data, answerTo(1));
  const opId = await refused('parked-version');
  expect(await retryOp(data, { opId })).toEqual({ kind: 'missing' });
  expect(await discardOp(data, { opId })).toEqual({ kind: 'discarded' });
});

test('what is on its way, done, or another learner’s is left alone', async () => {
  await submitAnswer(data, answerTo(1));
  const opId = await refused('inflight');
  expect(await discardOp(data, { opId })).toEqual({ kind: 'missing' });
  expect(await retryOp(data, { opId })).toEqual({ kind: 'missing' });
  await data.db.outbox.toCollection().modify({ state: 'dead' });
  expect(await discardOp({ ...data, userId: 'u2' }, { opId })).toEqual({ kind: 'missing' });
  expect(await retryOp(data, { opId: 'gone' })).toEqual({ kind: 'missing' });
  expect(await data.db.outbox.count()).toBe(1);
  expect(kicks).toBe(0);
});
