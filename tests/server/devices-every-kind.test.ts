import { afterAll, beforeAll, expect, test } from 'vitest';
import { EvaluationSet } from '#contract/entities/evaluation.ts';
import { createComment, createReply, deleteComment, setLike } from '#data/commands/comments.ts';
import { setScoreReport } from '#data/commands/score-reports.ts';
import { addReview } from '#data/commands/reviews.ts';
import { deleteDictation, submitDictation } from '#data/commands/dictations.ts';
import { setNote } from '#data/commands/notes.ts';
import { createExamMemory, createReport } from '#data/commands/reports.ts';
import { setEvaluation } from '#data/commands/set-evaluation.ts';
import { setLevel, setTarget } from '#data/commands/set-goals.ts';
import { keepSessionMode, skipStop, startSession } from '#data/commands/start-session.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { WriteResult } from '#data/commands/write-kind.ts';
import { addWord, removeWord, setWordBookmark, setWordNote } from '#data/commands/words.ts';
import { findSession } from '#data/queries/find-session.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { fetchAs } from '#tests/support/fetch-as.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';
import { evaluationOf, level, target } from './suite/sync-kinds.ts';
import { pngOf } from '#tests/support/pictures.ts';

let world: ApiWorld;
beforeAll(async () => {
  world = await startOwnApiWorld();
}, 180_000);
afterAll(() => world.close());

let seed = 7_000;
/** Two devices of one learner, with the real server between them. */
async function twoDevices() {
  const learner = await world.newLearner();
  const network = fetchAs(world, learner);
  const clock = createFakeClock(Date.now());
  const device = async () => createDevice({ server: network, clock, seed: (seed += 1_000_000) });
  const [phone, laptop] = [await device(), await device()];
  const sync = async (on: Device, rounds = 1) => {
    for (let round = 0; round < rounds; round += 1) {
      clock.advance(60_000);
      await on.newTab().engine.syncNow();
    }
  };
  return { learner, network, phone, laptop, sync };
}

function saved<Made extends object>(result: WriteResult<Made>): Made {
  if (result.kind !== 'saved') throw new Error(result.reason);
  return result;
}

const rowsOf = async ({ data }: Device) =>
  (await data.db.entities.toArray()).map(({ kind, key, value, shadow }) => ({ kind, key, value, shadow }));
const waiting = ({ data }: Device) => data.db.outbox.toArray();
const check = async (learner: Learner) =>
  (await learner.call('GET', '/api/sync/changes?limit=2000')).json().check;
const river = { book: 'vocabBook', word: 'River' } as const;
const stops = [15_001, 15_002, 15_003].map((practiceId) => ({ practiceId, taskType: 'MCS_R' as const }));
const choice = (practiceId: number) => ({
  ...answerTo(practiceId),
  taskType: 'MCS_R' as const,
  value: { kind: 'choose' as const, chosen: ['b'] },
});
const png = () => ({ bytes: pngOf({ pixels: new Uint8Array(300) }).buffer, mimeType: 'image/png' });

async function writeEverything({ data }: Device) {
  saved(await addWord(data, { ...river, practiceType: 'RA' }));
  saved(await setWordBookmark(data, { ...river, bookmark: 'HARD' }));
  saved(await setWordNote(data, { ...river, note: 'water' }));
  saved(await addWord(data, { book: 'spellingBook', word: 'Cafe\u0301' }));
  saved(await setNote(data, { practiceId: 15_001, description: '<p>one</p>' }));
  const { commentId } = saved(
    await createComment(data, { practiceId: 15_001, text: 'Look.', images: [png()] }),
  );
  const { replyId } = saved(await createReply(data, { commentId, text: 'Again.' }));
  saved(await setLike(data, { commentId, liked: true }));
  saved(await createReport(data, { practiceId: 15_001, description: 'A typo.' }));
  const day = { date: '2026-10-01', country: 'AU', pteType: 'CORE' } as const;
  saved(await createExamMemory(data, { practiceId: 15_001, ...day }));
  saved(await setTarget(data, target));
  saved(await setLevel(data, level));
  const { dictationId } = saved(await submitDictation(data, { words: [{ word: 'tide', answer: 'tied' }] }));
  saved(await addReview(data, { card: 'vocab:river', grade: 'GOOD' }));
  saved(
    await setScoreReport(data, {
      report: {
        pteType: 'CORE',
        date: '2026-10-01',
        overall: 50,
        listening: 50,
        reading: 50,
        speaking: 50,
        writing: 50,
      },
    }),
  );
  const given = await submitAnswer(data, choice(15_001));
  if (given.kind !== 'saved') throw new Error(given.reason);
  const evaluation = evaluationOf(given.answerId, { comment: 'Two were right.' });
  saved(await setEvaluation(data, EvaluationSet.parse(evaluation)));
  const session = await startSession(data, { stops });
  await skipStop(data, { sessionId: session?.id ?? '', practiceId: 15_002 });
  return { commentId, replyId, dictationId };
}

test('every kind written in a tunnel is on the server once and on the other device as it is here', async () => {
  const { learner, network, phone, laptop, sync } = await twoDevices();
  await writeEverything(phone);
  network.loseAnswers = 3;
  await sync(phone, 8);
  expect(await waiting(phone)).toEqual([]);
  await sync(laptop);
  const rows = await rowsOf(laptop);
  expect(rows.map((row) => row.kind).toSorted()).toEqual([
    'bookWord',
    'bookWord',
    'comment',
    'comment',
    'dictation',
    'evaluation',
    'examMemory',
    'level',
    'like',
    'note',
    'review',
    'scoreReport',
    'session',
    'target',
  ]);
  expect(await rowsOf(phone)).toEqual(rows);
  const { profile: _profile, ...counted } = await check(learner);
  const { profile: _own, ...held } = await laptop.store.summarize('u1');
  expect(held).toEqual(counted);
  const comments = await learner.call('GET', '/api/comments?practiceId=15001');
  expect(comments.json()._embedded.commentLikeCountDtoList).toHaveLength(2);
}, 180_000);

test('what the other device takes away goes here too, and nothing comes back', async () => {
  const { learner, phone, laptop, sync } = await twoDevices();
  const { commentId, dictationId } = await writeEverything(phone);
  await sync(phone, 3);
  await sync(laptop);
  saved(await deleteComment(laptop.data, { commentId }));
  saved(await deleteDictation(laptop.data, { dictationId }));
  saved(await removeWord(laptop.data, river));
  saved(await setNote(laptop.data, { practiceId: 15_001, description: null }));
  saved(await setWordNote(phone.data, { ...river, note: 'water that flows' }));
  await sync(laptop, 3);
  await sync(phone, 3);
  await sync(laptop, 2);
  for (const device of [phone, laptop]) expect(await waiting(device)).toEqual([]);
  const live = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.filter((row) => row.value !== null);
  const rows = live(await rowsOf(laptop));
  expect(live(await rowsOf(phone))).toEqual(rows);
  expect(rows.map((row) => row.kind)).not.toContain('comment');
  expect(rows.map((row) => row.kind)).not.toContain('dictation');
  // The words that the learner wrote meanwhile survive: the word came back with them.
  expect(rows.find((row) => row.key === 'vocabBook:river')?.value).toMatchObject({
    note: 'water that flows',
  });
  const { profile: _profile, ...counted } = await check(learner);
  const { profile: _own, ...held } = await phone.store.summarize('u1');
  expect(held).toEqual(counted);
}, 180_000);

test('two devices that walk one session without a network lose no stop', async () => {
  const { phone, laptop, sync } = await twoDevices();
  const begun = await startSession(phone.data, { stops });
  const sessionId = begun?.id ?? '';
  await sync(phone);
  await sync(laptop);
  expect((await findSession(laptop.data, { since: 0 }))?.next?.practiceId).toBe(15_001);
  const answer = (on: Device, practiceId: number) => submitAnswer(on.data, choice(practiceId));
  await answer(phone, 15_001);
  await skipStop(laptop.data, { sessionId, practiceId: 15_001 });
  await keepSessionMode(laptop.data, { sessionId, mode: 'EXAM' });
  await answer(laptop, 15_003);
  await sync(laptop, 2);
  await sync(phone, 3);
  await sync(laptop, 2);
  for (const { data } of [phone, laptop]) {
    const session = await findSession(data, { since: 0 });
    expect(session?.stops.map(({ standing }) => standing)).toEqual(['answered', 'left', 'answered']);
    expect(session?.stops.map((stop) => stop.answer?.answerId ?? null)).toEqual([
      expect.any(String),
      null,
      expect.any(String),
    ]);
    expect(session?.mode).toBe('EXAM');
    expect(await data.db.outbox.toArray()).toEqual([]);
  }
}, 180_000);
