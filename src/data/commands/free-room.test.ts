import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { roomUsed } from '#data/queries/room-used.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { removeUploadedRecordings } from './free-room.ts';
import { submitAnswer } from './submit-answer.ts';

async function deviceWithRecordings(count: number) {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  const ports = { clock: createFakeClock(), ids: createCountingIds(), digest: systemDigest };
  const data: DataContext = { db, strictDb: db, userId: 'u1', ...ports, kick: () => undefined };
  for (let at = 0; at < count; at += 1) {
    const bytes = new Uint8Array([at, 2, 3]).buffer;
    const sha256 = await systemDigest.sha256(bytes);
    const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 3, durationMs: 1_000, signal: null };
    await submitAnswer(data, {
      ...answerTo(1),
      value: { kind: 'record', recording },
      recording: { bytes, mimeType: 'audio/mpeg' },
    });
  }
  return data;
}

test('recordings that the server has go, those that wait stay', async () => {
  const data = await deviceWithRecordings(3);
  const [first, second] = await data.db.outbox.toArray();
  // The first two are on the server; of the second it is not known whether its answer arrived.
  const uploaded = [...(first?.blobKeys ?? []), ...(second?.blobKeys ?? [])];
  for (const sha256 of uploaded) await data.db.blobs.where({ userId: 'u1', sha256 }).modify({ uploaded: 1 });
  await data.db.outbox.delete(first?.seq ?? 0);
  expect(await roomUsed(data)).toMatchObject({
    onServer: { count: 2, bytes: 6 },
    onlyHere: { count: 1, bytes: 3 },
  });
  expect(await removeUploadedRecordings(data)).toEqual({ removed: 1 });
  expect(await data.db.blobs.count()).toBe(2);
  expect(await data.db.answers.count()).toBe(3);
});

test("another learner's recordings are not touched", async () => {
  const data = await deviceWithRecordings(1);
  await data.db.outbox.clear();
  await data.db.blobs.toCollection().modify({ uploaded: 1 });
  expect(await removeUploadedRecordings({ ...data, userId: 'u2' })).toEqual({ removed: 0 });
});
