import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { RecordingChunkSink } from '#platform/recorder/recording-sink.ts';
import { discardRecording, recoverRecording } from '#data/commands/recordings.ts';
import { openDatabase } from '#data/store/database.ts';
import { listUnfinishedRecordings } from '#data/queries/recordings.ts';
import { createRecordingChunkStore } from './recording-chunk-store.ts';

let context: {
  db: Awaited<ReturnType<typeof openDatabase>>;
  strictDb: Awaited<ReturnType<typeof openDatabase>>;
  userId: string;
};
let sink: RecordingChunkSink;

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  context = { db, strictDb: db, userId: 'u1' };
  sink = createRecordingChunkStore(context);
});

const draft = {
  draftId: 'd1',
  practiceId: 1_001,
  taskType: 'RA' as const,
  startedAt: 5,
  sampleRate: 44_100,
  mimeType: 'audio/mpeg',
};
const facts = { mimeType: 'audio/mpeg', sizeBytes: 6, durationMs: 900, sha256: 'a'.repeat(64), signal: null };
const bytes = (...values: number[]) => new Uint8Array(values);
const recovered = async () => {
  const recording = await recoverRecording(context, { draftId: 'd1' });
  return recording && [...new Uint8Array(recording.bytes)];
};

test('a recording that was cut off keeps every chunk that was appended', async () => {
  await sink.begin(draft);
  await sink.append('d1', 0, bytes(1, 2));
  await sink.append('d1', 1, bytes(3));
  expect(await listUnfinishedRecordings(context)).toEqual([
    {
      draftId: 'd1',
      practiceId: 1_001,
      taskType: 'RA',
      startedAt: 5,
      mimeType: 'audio/mpeg',
      sizeBytes: 3,
      durationMs: null,
    },
  ]);
  expect(await recovered()).toEqual([1, 2, 3]);
});

test('chunks after a hole are left out: the prefix is what can be played', async () => {
  await sink.begin(draft);
  await sink.append('d1', 0, bytes(1));
  await sink.append('d1', 2, bytes(9));
  expect(await recovered()).toEqual([1]);
});

test('a chunk is stored without the buffer that it is a view of', async () => {
  await sink.begin(draft);
  await sink.append('d1', 0, new Uint8Array(1_000).subarray(10, 14));
  expect((await context.db.recordingChunks.toArray())[0]?.bytes.byteLength).toBe(4);
});

test('a replacement takes the place of all chunks', async () => {
  await sink.begin({ ...draft, mimeType: 'audio/webm' });
  await sink.append('d1', 0, bytes(1));
  await sink.append('d1', 1, bytes(2));
  await sink.finish('d1', facts, bytes(7, 7, 7, 7, 7, 7));
  expect(await recovered()).toEqual([7, 7, 7, 7, 7, 7]);
  expect(await listUnfinishedRecordings(context)).toMatchObject([
    { mimeType: 'audio/mpeg', durationMs: 900, sizeBytes: 6 },
  ]);
});

test('a discarded recording is gone, and discarding it again is no error', async () => {
  await sink.begin(draft);
  await sink.append('d1', 0, bytes(1));
  await discardRecording(context, { draftId: 'd1' });
  await discardRecording(context, { draftId: 'd1' });
  expect(await context.db.recordingChunks.count()).toBe(0);
  expect(await listUnfinishedRecordings(context)).toEqual([]);
});

test("another learner's recording is neither listed nor recovered", async () => {
  await sink.begin(draft);
  await sink.append('d1', 0, bytes(1));
  const other = { ...context, userId: 'u2' };
  expect(await listUnfinishedRecordings(other)).toEqual([]);
  expect(await recoverRecording(other, { draftId: 'd1' })).toBeNull();
});
