import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment, createReply, deleteComment, setLike } from '#data/commands/comments.ts';
import { addReview } from '#data/commands/reviews.ts';
import { deleteDictation, submitDictation } from '#data/commands/dictations.ts';
import { setNote } from '#data/commands/notes.ts';
import { createExamMemory, createReport } from '#data/commands/reports.ts';
import { setLevel, setTarget } from '#data/commands/set-goals.ts';
import type { WriteResult } from '#data/commands/write-kind.ts';
import { addWord, removeWord, setWordBookmark, setWordNote } from '#data/commands/words.ts';
import type { Database } from '#server/db/database.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { startApiWorld, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { fetchAs } from '#tests/support/fetch-as.ts';
import { createDevice, type Device } from '#tests/support/sync-device.ts';
import { level, target } from './suite/sync-kinds.ts';

let db: Database;
let world: ApiWorld;
beforeAll(async () => {
  db = await openPreparedDatabase();
  world = await startApiWorld(db);
}, 180_000);
afterAll(async () => {
  await world.close();
  await db.close();
});

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
const png = () => {
  const bytes = new Uint8Array(300).fill(7);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return { bytes: bytes.buffer, mimeType: 'image/png' };
};

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
  expect(rows.map((row) => row.kind).toSorted()).toEqual(
    ['bookWord', 'bookWord', 'comment', 'comment', 'dictation', 'examMemory', 'level', 'like', 'note', 'review', 'target'],
  ); // prettier-ignore
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
