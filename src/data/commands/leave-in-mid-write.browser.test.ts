import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPackMemory } from '#platform/model-packs/pack-wishes.ts';
import { keepTransactionsOutOfCache } from '#platform/cached-page.ts';
import { systemDigest } from '#platform/digest.ts';
import type { SignInAttempt } from '#platform/session/session-record.ts';
import { createSessionStore } from '#platform/session/session-store.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { leavePage, returnToPage, tellOfNoAbort } from '#tests/support/leave-page.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { setNote } from './notes.ts';
import { liveQuery } from 'dexie';
import { addReview } from './reviews.ts';
import { setBookmark } from './set-bookmark.ts';
import { setPteType } from './set-profile.ts';
import { submitAnswer } from './submit-answer.ts';
import { findProfile } from '#data/queries/profile.ts';
import { listUnfinishedRecordings } from '#data/queries/recordings.ts';
import type { DataContext } from '#data/store/context.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { writeMeta } from '#data/store/meta.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { createRecordingChunkStore } from '#data/store/recordings/recording-chunk-store.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';

let isSilent = false;
beforeAll(() => {
  keepTransactionsOutOfCache();
  tellOfNoAbort(() => isSilent);
});
afterEach(() => {
  isSilent = false;
  returnToPage();
});

async function openDevice() {
  const local = await openLocalData(`left-${crypto.randomUUID()}`);
  const { db, strictDb } = local;
  onTestFinished(async () => {
    local.close();
    await db.delete();
  });
  const data: DataContext = {
    db,
    strictDb,
    userId: 'u',
    clock: createFakeClock(),
    ids: createCountingIds(),
    digest: systemDigest,
    kick: () => undefined,
  };
  return data;
}

const items = Array.from({ length: 300 }, (_, at) => ({
  id: 23_001 + at,
  title: `T${at}`,
  level: 'EASY' as const,
  topic: 'sea',
  exams: ['ACADEMIC' as const],
  explanation: 'e',
  analysis: '',
  provenance: { author: 'a', written: '2026-01', licence: 'own' },
  audios: [],
  taskType: 'WFD' as const,
  transcript: 't',
}));

const facts = { mimeType: 'audio/mpeg', sizeBytes: 2, durationMs: 900, sha256: 'a'.repeat(64), signal: null };

async function recordedAnswer() {
  const bytes = new Uint8Array(2_000).fill(7).buffer;
  const sha256 = await systemDigest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 2_000, durationMs: 1_000, signal: null };
  return {
    ...answerTo(1),
    taskType: 'RA' as const,
    value: { kind: 'record' as const, recording },
    recording: { bytes, mimeType: 'audio/mpeg' },
  };
}

/** Each kind of write, whose promise says when it is done. */
const writes: Record<string, (data: DataContext) => Promise<unknown>> = {
  'an answer': (data) => submitAnswer(data, answerTo(1)),
  'an answer with its recording': async (data) => submitAnswer(data, await recordedAnswer()),
  'a note': (data) => setNote(data, { practiceId: 1, description: 'a note' }),
  'a mark': (data) => setBookmark(data, { practiceId: 1, type: 'HARD' }),
  'a review': (data) => addReview(data, { card: 'practice:15001', grade: 'GOOD' }),
  async 'chunks of a recording'(data) {
    const sink = createRecordingChunkStore(data);
    const about = { practiceId: 1, taskType: 'RA' as const, startedAt: 5, sampleRate: 44_100 };
    await sink.begin({ draftId: 'd', mimeType: 'audio/mpeg', ...about });
    await sink.append('d', 0, new Uint8Array([1]));
    await sink.append('d', 1, new Uint8Array([2]));
    await sink.finish('d', facts);
    return listUnfinishedRecordings(data);
  },
  async 'a page of the change feed'({ db, ids, userId }) {
    const store = createDexieSyncStore({ db, digest: systemDigest, ids });
    const { lease } = await store.takeLease(userId, 0);
    const note = { id: ids.uuid(), practiceId: 2, description: 'pulled', date: '2026-01-01T00:00:00.000Z' };
    const changes = [{ kind: 'note' as const, key: '2', version: 1, deleted: false, value: note }];
    return store.applyPage(lease, { changes, cursor: 'c1', isLast: true, now: 0 });
  },
  'a pack of the question bank': (data) =>
    importPack(data, { pack: { format: 1, taskType: 'WFD', items }, generation: 'g'.repeat(64) }),
};

/** All rows, without what differs from run to run. */
async function rowsOf({ db }: DataContext): Promise<string[]> {
  const tables = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
  return tables.map(withoutIds);
}

/** A task of the browser. */
function turn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
  });
}

const withoutIds = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/[\da-f-]{36}/gu, 'id');

async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await turn();
}

test.each(Object.entries(writes))(
  'leaving in the midst of %s loses nothing and doubles nothing',
  async (_, write) => {
    const undisturbed = await openDevice();
    const said = withoutIds(await write(undisturbed));
    const whole = await rowsOf(undisturbed);

    let departures = 0;
    for (let at = 0, wasDone = false; !wasDone; at += 1 + Math.floor(at / 4)) {
      const data = await openDevice();
      let isDone = false;
      const writing = write(data).finally(() => (isDone = true));
      await turns(at);
      wasDone = isDone;
      isSilent = departures % 2 === 1;
      leavePage();
      // Time to fail in, and to store something that is then stored once more.
      await turns(20);
      returnToPage();
      expect(withoutIds(await writing)).toBe(said);
      isSilent = false;
      expect(await rowsOf(data)).toEqual(whole);
      departures += 1;
    }
    expect(departures).toBeGreaterThan(2);
  },
);

test('leaving in the midst of what small stores keep loses nothing and doubles nothing', async () => {
  const memory = createPackMemory(`left-packs-${crypto.randomUUID()}`);
  const session = createSessionStore(`left-session-${crypto.randomUUID()}`);
  const wishes = { reading: { isPaused: true, onMobileData: false } };
  const kept = memory.save({ manifest: null, wishes });
  const counted = session.saveAttempt('a', { startedAt: 1 } as SignInAttempt);
  isSilent = true;
  leavePage();
  await turns(20);
  returnToPage();
  await Promise.all([kept, counted]);
  isSilent = false;
  expect(await memory.load()).toEqual({ manifest: null, wishes });
  expect(await session.readAttempt('a')).toEqual({ startedAt: 1 });
});

test('what a screen reads as the page is left is there when it comes back, and follows what is stored then', async () => {
  for (let at = 0; at < 24; at += 1) {
    const data = await openDevice();
    await setPteType(data, 'CORE');
    const seen: unknown[] = [];
    const reading = liveQuery(async () => (await findProfile(data)).pteType).subscribe(
      (pteType) => seen.push(pteType),
      (error) => seen.push(error),
    );
    onTestFinished(() => reading.unsubscribe());
    await turns(at);
    isSilent = at % 2 === 1;
    leavePage();
    await turns(20);
    returnToPage();
    await expect.poll(() => seen.at(-1)).toBe('CORE');
    await setPteType(data, 'ACADEMIC');
    await expect.poll(() => seen.at(-1)).toBe('ACADEMIC');
    expect(new Set(seen)).toEqual(new Set(['CORE', 'ACADEMIC']));
  }
});

test('a page that comes back to a newer schema says so once and writes nothing', async () => {
  const name = `left-${crypto.randomUUID()}`;
  let outdated = 0;
  const { db } = await openLocalData(name, { onOutdated: () => (outdated += 1) });
  leavePage();
  const { version } = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 1_000);
    request.addEventListener('success', () => resolve(request.result));
  });
  returnToPage();
  await expect(writeMeta(db, 'list-owner', 'u')).rejects.toThrow('closed');
  expect([version, outdated]).toEqual([1_000, 1]);
});
