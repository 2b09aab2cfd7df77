import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { replaceScore } from '#data/commands/replace-score.ts';
import { submitAnswer, type SubmitAnswerResult } from '#data/commands/submit-answer.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { findAiScores } from '#data/queries/ai-scores.ts';
import { findProfile } from '#data/queries/profile.ts';
import { eq } from 'drizzle-orm';
import { learner } from '#server/db/schema/learners.ts';
import { storeAssessment, storeFailure } from '#server/store/assessments.ts';
import { claimJob } from '#server/store/scoring-jobs.ts';
import { createRecordingFetch } from '#sync/fetch-recording.ts';
import { createScoringRequest } from '#sync/request-scoring.ts';
import { createTransport } from '#sync/create-transport.ts';
import { wholeEssayScore } from '#tests/support/essay-scores.ts';
import { someMp3, startApiWorld, type ApiWorld } from '#tests/support/api-world.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fetchAs } from '#tests/support/fetch-as.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

let world: ApiWorld;

beforeAll(async () => {
  world = await startOwnApiWorld();
});
afterAll(() => world.close());

async function twoDevices() {
  const network = fetchAs(world, await world.newLearner());
  const clock = createFakeClock(Date.now());
  const devices: [Device, Device] = [
    await createDevice({ server: network, clock, seed: 71 + Math.floor(clock.now() % 1_000_000) }),
    await createDevice({ server: network, clock, seed: 1_900_000 + Math.floor(clock.now() % 1_000_000) }),
  ];
  return { network, devices };
}

test('what one device does offline is on the server once and reaches the other device', async () => {
  const { network, devices } = await twoDevices();
  const [phone, laptop] = devices;
  const bytes = new Uint8Array(someMp3()).buffer;
  const sha256 = await phone.data.digest.sha256(bytes);
  const recording = {
    sha256,
    mimeType: 'audio/mpeg',
    sizeBytes: bytes.byteLength,
    durationMs: 2_000,
    signal: null,
  };
  await submitAnswer(phone.data, answerTo(23_001, 'The library opens at nine.'));
  await submitAnswer(phone.data, {
    ...answerTo(1_001),
    taskType: 'RA',
    value: { kind: 'record', recording },
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  await setBookmark(phone.data, { practiceId: 23_001, type: 'HARD' });
  await setProfile(phone.data, { nickname: 'lovelace' });
  network.loseAnswers = 1;
  const { engine } = phone.newTab();
  for (let round = 0; round < 3; round += 1) await engine.syncNow();
  expect(await phone.data.db.outbox.toArray()).toEqual([]);
  expect(network.refused).toEqual([]);

  await laptop.newTab().engine.syncNow();
  const [dictation] = (await listOwnAnswers(laptop.data, { practiceId: 23_001 })).answers;
  expect(dictation).toMatchObject({ syncState: 'synced', version: 1 });
  expect(dictation?.score?.points).toBe(dictation?.score?.max);
  expect((await listOwnAnswers(laptop.data, { practiceId: 1_001 })).total).toBe(1);
  expect((await laptop.data.db.bookmarks.get(['u1', 23_001]))?.type).toBe('HARD');
  expect(await findProfile(laptop.data)).toMatchObject({
    nickname: 'lovelace',
    toldPlan: { status: 'TRIAL' },
  });
});

test('how an answer was practised reaches the other device, and stays unknown where nobody said it', async () => {
  const [phone, laptop] = (await twoDevices()).devices;
  await submitAnswer(phone.data, { ...answerTo(23_001, 'In the exam.'), mode: 'EXAM' });
  await submitAnswer(phone.data, { ...answerTo(23_001, 'With help.'), mode: 'PRACTICE' });
  await submitAnswer(phone.data, answerTo(23_001, 'By an older app.'));
  await phone.newTab().engine.syncNow();
  await laptop.newTab().engine.syncNow();
  const modesOn = async ({ data }: Device) => {
    const { answers } = await listOwnAnswers(data, { practiceId: 23_001 });
    return Object.fromEntries(
      answers.map(({ value, mode }) => [value.kind === 'type' ? value.text : '', mode ?? 'unknown']),
    );
  };
  const known = { 'In the exam.': 'EXAM', 'With help.': 'PRACTICE', 'By an older app.': 'unknown' };
  expect(await modesOn(laptop)).toEqual(known);
  expect(await modesOn(phone)).toEqual(known);
});

test('counts and hashes of the device are those of the server', async () => {
  const { devices } = await twoDevices();
  const [phone] = devices;
  const { engine } = phone.newTab();
  const first = await submitAnswer(phone.data, answerTo(23_001));
  await submitAnswer(phone.data, answerTo(23_001));
  await setBookmark(phone.data, { practiceId: 15_001, type: 'EASY' });
  await setBookmark(phone.data, { practiceId: 15_002, type: 'EASY' });
  await engine.syncNow();
  if (first.kind === 'saved') await deleteAnswer(phone.data, { answerId: first.answerId });
  await setBookmark(phone.data, { practiceId: 15_002, type: 'UNMARK' });
  for (let pull = 0; pull < 21; pull += 1) await engine.syncNow();
  expect(await phone.store.readState('u1')).toMatchObject({ checkMismatches: 0 });
  expect(await phone.store.summarize('u1')).toMatchObject({ answer: { count: 1 }, bookmark: { count: 1 } });
});

test('two devices that mark the same practice end with the later wish, on both', async () => {
  const { devices } = await twoDevices();
  const [phone, laptop] = devices;
  await setBookmark(phone.data, { practiceId: 15_003, type: 'EASY' });
  await setBookmark(laptop.data, { practiceId: 15_003, type: 'VERY_HARD' });
  await phone.newTab().engine.syncNow();
  await laptop.newTab().engine.syncNow();
  await phone.newTab().engine.syncNow();
  for (const { data } of devices) {
    expect((await data.db.bookmarks.get(['u1', 15_003]))?.type).toBe('VERY_HARD');
    expect(await data.db.outbox.count()).toBe(0);
  }
});

test('a recording of another device is fetched when it is wanted, whole or not at all', async () => {
  const { network, devices } = await twoDevices();
  const [phone, laptop] = devices;
  const bytes = new Uint8Array(someMp3()).buffer;
  const sha256 = await phone.data.digest.sha256(bytes);
  const tokens = { getAccessToken: async () => ({ kind: 'token', token: 't', userId: 'u1' }) as const };
  const transport = createTransport({
    tokens,
    origin: 'https://passage.test',
    fetch: (input, init) => network.fetch(input, init),
    now: () => 0,
  });
  const fetchRecording = createRecordingFetch(laptop.data, transport);
  const wanted = { sha256, mimeType: 'audio/mpeg' };
  expect(await fetchRecording(wanted)).toBe('gone');

  expect(await transport.putBlob('u1', { ...wanted, bytes })).toMatchObject({ kind: 'answered' });
  network.loseAnswers = 1;
  expect(await fetchRecording(wanted)).toBe('no-connection');
  expect(await findRecording(laptop.data, { sha256 })).toBeNull();

  expect(await fetchRecording(wanted)).toBe('kept');
  const kept = await findRecording(laptop.data, { sha256 });
  expect(kept && (await laptop.data.digest.sha256(kept.bytes))).toBe(sha256);
  // It is the server's: nothing is to be sent.
  expect(await laptop.data.db.blobs.where({ userId: 'u1', uploaded: 0 }).count()).toBe(0);
});

const essay = (text: string) => ({
  ...answerTo(9_001),
  taskType: 'WE' as const,
  value: { kind: 'write' as const, text },
  pteType: 'ACADEMIC' as const,
});

const wholeScore: Score = {
  rubric: 'a rubric',
  scorer: 'a scorer',
  points: 20,
  max: 26,
  traits: [],
  skills: [],
  evidence: { kind: 'writing', wordCount: 1, formBand: { points: 1, max: 2, reason: 'in-band' } },
};

test('what the server gave up is put into its queue again when the learner asks, and its score comes without a further word', async () => {
  const network = fetchAs(world, await world.newLearner());
  const clock = createFakeClock(Date.now());
  const phone = await createDevice({ server: network, clock, seed: 2_718 });
  const { engine } = phone.newTab();
  const tokens = { getAccessToken: async () => ({ kind: 'token', token: 't', userId: 'u1' }) as const };
  const transport = createTransport({
    tokens,
    origin: 'https://passage.test',
    fetch: (input, init) => network.fetch(input, init),
    now: () => 0,
  });
  const ask = createScoringRequest(phone.data, transport);
  const given = await submitAnswer(phone.data, essay('Given up.'));
  if (given.kind !== 'saved') throw new Error('not saved');
  const { answerId } = given;
  const own = () => findAnswer(phone.data, { answerId });
  expect(await ask(answerId)).toBe('not-sent');
  expect(await ask('nobody')).toBe('gone');
  await engine.syncNow();
  const take = () => claimJob(world.db, { engines: ['writing'], leaseMs: 60_000, now: new Date() });
  const first = await take();
  if (!first) throw new Error('the job was not given out');
  await storeFailure(world.db, first, { reason: 'gave-up', error: 'it died' });
  await engine.syncNow();
  expect(await own()).toMatchObject({ version: 2, scoring: { status: 'failed', reason: 'gave-up' } });

  network.loseAnswers = 1;
  expect(await ask(answerId)).toBe('no-connection');
  expect(await own()).toMatchObject({ scoring: { status: 'failed' } });
  expect(await ask(answerId)).toBe('asked');
  expect(await own()).toMatchObject({ version: 2, scoring: { status: 'waiting' } });

  const second = await take();
  if (!second) throw new Error('the job was not given out again');
  expect(await storeAssessment(world.db, second, wholeScore)).toBe('stored');
  // Right after another pull: a score is worth one of its own.
  await engine.lookForScore();
  expect(await own()).toMatchObject({ score: { points: 20 }, scoredOn: 'server' });
  expect(await own()).not.toHaveProperty('scoring');
});

test('what a phone made of an answer is on the laptop, with the answer or after it, until the server has its own', async () => {
  const network = fetchAs(world, await world.newLearner());
  const clock = createFakeClock(Date.now());
  let isLosing = false;
  const fetchOnPhone: typeof network.fetch = async (input, init) => {
    const response = await network.fetch(input, init);
    if (isLosing && new Request(input, init).url.endsWith('/api/sync/batch'))
      throw new TypeError('Failed to fetch');
    return response;
  };
  const phone = await createDevice({ server: { ...network, fetch: fetchOnPhone }, clock, seed: 31 });
  const laptop = await createDevice({ server: network, clock, seed: 32 });
  const tabs = { phone: phone.newTab(), laptop: laptop.newTab() };
  const scorer = 'writing@2026-11-25';
  const scoreHere = (answerId: string) =>
    replaceScore(phone.data, { answerId, score: wholeEssayScore(12, scorer), device: 'phone' });
  const waiting = async () =>
    (await phone.data.db.outbox.toArray()).map(({ kind, dependsOn }) => [kind, dependsOn.length]);

  // Scored before it could be sent: one thing waits, not two.
  const early = await submitAnswer(phone.data, essay('Early.'));
  if (early.kind !== 'saved') throw new Error('not saved');
  await scoreHere(early.answerId);
  expect(await waiting()).toEqual([['answer.submit', 0]]);
  await tabs.phone.engine.syncNow();
  // Scored when the answer had been tried: behind it, since what was sent never changes.
  const late = await submitAnswer(phone.data, essay('Late.'));
  if (late.kind !== 'saved') throw new Error('not saved');
  isLosing = true;
  await tabs.phone.engine.syncNow();
  isLosing = false;
  await scoreHere(late.answerId);
  expect(await waiting()).toContainEqual(['answer.score', 1]);
  await tabs.phone.engine.syncNow();
  expect(await waiting()).toEqual([]);

  await tabs.laptop.engine.syncNow();
  for (const { answerId } of [early, late])
    expect(await findAnswer(laptop.data, { answerId })).toMatchObject({
      score: { points: 12 },
      scoredOn: 'device',
      scoredBy: 'phone',
    });

  const engines = ['writing'] as const;
  for (const points of [12, 15]) {
    const job = await claimJob(world.db, { engines, leaseMs: 60_000, now: new Date() });
    if (!job) throw new Error('the job was not given out');
    await storeAssessment(world.db, job, wholeEssayScore(points, scorer));
  }
  for (const { engine } of Object.values(tabs)) await engine.syncNow();
  const before = { device: 'phone', low: 12, high: 12, max: 26, scorer, why: 'other-engine' };
  for (const { data } of [phone, laptop]) {
    const rows = await data.db.answers.toArray();
    const shown = rows.map(({ scoredOn, scoredBy, shownBefore }) => [scoredOn, scoredBy, shownBefore]);
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual(['server', undefined, undefined]);
    expect(shown).toContainEqual(['server', undefined, before]);
  }
});

test('free AI scores count down on the device; an answer too many goes to the server all the same and waits there', async () => {
  const strict = await startApiWorld(world.db, { FREE_AI_SCORES: '3', FREE_AI_SCORES_PER: 'account' });
  const who = await strict.newLearner();
  const phone = await createDevice({
    server: fetchAs(strict, who),
    clock: createFakeClock(Date.now()),
    seed: 4_711,
  });
  const { engine } = phone.newTab();
  const left = async () => (await findAiScores(phone.data, { now: phone.data.clock.now() }))?.left ?? null;
  await submitAnswer(phone.data, essay('Before anybody said how many there are.'));
  expect(await left()).toBeNull();
  await engine.syncNow();
  const free = { scores: 3, per: 'account' };
  expect((await phone.store.readState('u1')).aiQuota).toEqual({ status: 'TRIAL', remaining: 2, free });

  await submitAnswer(phone.data, answerTo(23_001));
  const counted: (number | null)[] = [];
  const given = [];
  for (const text of ['One.', 'Two.', 'Three.']) {
    given.push(await submitAnswer(phone.data, essay(text)));
    counted.push(await left());
  }
  expect(counted).toEqual([1, 0, 0]);
  await engine.syncNow();
  expect(await phone.data.db.outbox.count()).toBe(0);
  const scoringOf = async (answer: SubmitAnswerResult | undefined) =>
    answer?.kind === 'saved' ? (await phone.data.db.answers.get(answer.answerId))?.scoring : null;
  const waits = { status: 'waiting', needs: 'ai-score' };
  expect(await Promise.all(given.map(scoringOf))).toEqual([
    { status: 'waiting' },
    { status: 'waiting' },
    waits,
  ]);

  // The plan comes, and the next pass tells that the server is at work on it.
  await world.db.orm.update(learner).set({ status: 'PREMIUM' }).where(eq(learner.subject, who.subject));
  await engine.syncNow();
  expect(await scoringOf(given[2])).toEqual({ status: 'waiting' });
  expect(await left()).toBeNull();
  await strict.close();
});

test('what an older version kept back for want of AI scores is sent when the app starts', async () => {
  const { devices } = await twoDevices();
  const [phone] = devices;
  await submitAnswer(phone.data, essay('Kept back.'));
  await phone.data.db.outbox.toCollection().modify({ state: 'parked-quota' });
  const { engine } = phone.newTab();
  engine.start();
  await eventually(async () => expect(await phone.data.db.outbox.count()).toBe(0));
  await engine.stop();
});
