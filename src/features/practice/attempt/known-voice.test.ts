import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { adoptLocalRows } from '#data/store/users.ts';
import { readingScore } from '#engines/assessment/assess-reading.ts';
import { createAssessing } from '#features/practice/assess/assessing.ts';
import { createReadingAssessor } from '#features/practice/assess/reading-assessor.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { scoreAndSubmit } from './score-and-submit.ts';

const read = makeItem('RA', 1_001);
const retold = makeItem('RL', 5_001);
const signal = {
  durationMs: 8_000,
  speechMs: 6_000,
  leadingSilenceMs: 100,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};

let data: DataContext;
const clock = createFakeClock();
beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  const ports = { clock, ids: createCountingIds(), digest: systemDigest };
  data = { db, strictDb: db, userId: 'local', ...ports, kick: () => undefined };
  await importPack(data, { pack: { format: 1, taskType: 'RA', items: [read] }, generation: 'g' });
});

/** Hands in a recording, and gives the warp with which this device and with which the server is to score it. */
async function handIn(context = data, item = read) {
  clock.advance(60_000);
  const bytes = new TextEncoder().encode(`sound of ${clock.now()}`).buffer;
  const sha256 = await systemDigest.sha256(bytes);
  const mimeType = 'audio/mpeg';
  const recording = { sha256, mimeType, sizeBytes: bytes.byteLength, durationMs: 8_000, signal };
  const value: AnswerValue = { kind: 'record', recording };
  const submitted = await scoreAndSubmit(context, {
    item,
    pteType: 'ACADEMIC',
    mode: 'PRACTICE',
    handIn: { value, recording: { bytes, mimeType, draftId: 'none' } },
    durationMs: 8_000,
  });
  if (submitted.kind !== 'saved') throw new Error(submitted.reason);
  const { answerId } = submitted.handedIn;
  const op = await data.db.outbox.filter(({ target }) => target.includes(answerId)).first();
  return {
    answerId,
    here: warpOf((await findAnswer(context, { answerId }))?.value),
    sent: sentWarp(op?.payload),
  };
}

const warpOf = (value: AnswerValue | undefined) =>
  value?.kind === 'record' ? value.recording.signal?.warp : undefined;
const sentWarp = (payload: unknown) => warpOf((payload as { answer: AnswerValue } | undefined)?.answer);

/** Scores an answer as this device does, with an engine that finds this warp unless one is given. */
async function score(answerId: string, found: number, context = data): Promise<number | undefined> {
  let given: number | undefined;
  const speech: SpeechEvidence = {
    engine: 'reading',
    transcript: '',
    coverage: 1,
    words: [],
    marks: null,
    pace: null,
    understood: null,
    quality: [],
    refused: null,
  };
  const engine: Parameters<typeof createReadingAssessor>[1] = {
    assessReading: async (job) => {
      given = job.signal?.warp;
      const made = readingScore(job, { ...speech, ...(given === undefined ? { warp: found } : {}) });
      return made ? { kind: 'scored', score: made } : { kind: 'no-task' };
    },
  };
  const reading = createReadingAssessor(context, engine, { writeDown: async () => null });
  const report = (error: unknown) => {
    throw error;
  };
  await createAssessing({ context, assessors: { reading }, device: 'phone', report }).complete(answerId);
  return given;
}

async function readAloud(found: number): Promise<string> {
  const { answerId } = await handIn();
  await score(answerId, found);
  return answerId;
}

it('the fourth reading carries what three have told, and is scored with it here and on the server', async () => {
  for (const found of [1.1, 1.05, 1.1]) {
    const { answerId, here, sent } = await handIn();
    expect([here, sent]).toEqual([undefined, undefined]);
    expect(await score(answerId, found)).toBeUndefined();
  }
  const fourth = await handIn();
  expect([fourth.here, fourth.sent]).toEqual([1.1, 1.1]);
  expect(await score(fourth.answerId, 0.9)).toBe(1.1);
});

it('an answer keeps its warp, whatever becomes known before it is scored', async () => {
  const waiting = await handIn();
  for (const found of [1.1, 1.1, 1.1]) await readAloud(found);
  expect(await score(waiting.answerId, 0.95)).toBeUndefined();
  const early = await handIn();
  for (const found of [0.9, 0.9, 0.9, 0.9]) await readAloud(found);
  expect(early.sent).toBe(1.1);
  expect(await score(early.answerId, 1)).toBe(1.1);
});

it('every tenth reading is listened to anew', async () => {
  for (let i = 0; i < 3; i += 1) await readAloud(1.1);
  const warps: (number | undefined)[] = [];
  for (let i = 0; i < 12; i += 1) {
    const { answerId, here } = await handIn();
    await score(answerId, 1.1);
    warps.push(here);
  }
  expect(warps.map((one) => one !== undefined)).toEqual([...Array<boolean>(9).fill(true), false, true, true]);
});

it('nothing is known of the voice of another learner, nor of one whose readings are deleted', async () => {
  const ids = [await readAloud(1.1), await readAloud(1.1), await readAloud(1.1)];
  expect((await handIn({ ...data, userId: 'another' })).here).toBeUndefined();
  const [first = ''] = ids;
  await deleteAnswer(data, { answerId: first });
  expect((await handIn()).here).toBeUndefined();
});

it('a learner who signs in for the first time is known by what they read before', async () => {
  for (let i = 0; i < 3; i += 1) await readAloud(1.1);
  await adoptLocalRows(data, { userId: 'learner' });
  expect((await handIn({ ...data, userId: 'learner' })).here).toBe(1.1);
});

it('answers in own words carry none', async () => {
  for (let i = 0; i < 3; i += 1) await readAloud(1.1);
  expect((await handIn(data, retold)).here).toBeUndefined();
});
