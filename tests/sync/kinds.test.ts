import { beforeEach, describe, expect, test } from 'vitest';
import { blockedBy } from '#domain/outbox/blocked.ts';
import { createComment, createReply, deleteComment, setLike } from '#data/commands/comments.ts';
import { deleteDictation, submitDictation } from '#data/commands/dictations.ts';
import { setNote } from '#data/commands/notes.ts';
import { createExamMemory, createReport } from '#data/commands/reports.ts';
import { setLevel, setTarget } from '#data/commands/set-goals.ts';
import { discardOp, retryOp } from '#data/commands/waiting-ops.ts';
import { addWord, removeWord, setWordBookmark, setWordNote } from '#data/commands/words.ts';
import { listNotes } from '#data/queries/notes.ts';
import {
  findLevel,
  findTarget,
  isLiked,
  listDictations,
  listExamMemories,
  listOwnComments,
  listOwnReplies,
} from '#data/queries/own-rows.ts';
import { findBookWord, listBookWords } from '#data/queries/words.ts';
import { adoptLocalRows } from '#data/store/users.ts';
import type { FakeClock } from '#tests/support/fake-clock.ts';
import type { Fault, FaultServer } from '#tests/support/fault-server.ts';
import { makeLevel } from '#tests/support/make-level.ts';
import type { Device } from '#tests/support/sync-device.ts';
import { startTwoDevices, waiting, type TwoDevices } from '#tests/support/two-devices.ts';

let server: FaultServer;
let clock: FakeClock;
let phone: Device;
let laptop: Device;
let sync: TwoDevices['sync'];
let onServer: TwoDevices['onServer'];

beforeEach(async () => {
  const devices = await startTwoDevices();
  ({ server, clock, phone, laptop, sync, onServer } = devices);
  return devices.close;
});

const faults = (...queue: Fault[]) => {
  server.chooseFault = () => queue.shift() ?? 'none';
};
const ops = (device: Device) => device.data.db.outbox.orderBy('seq').toArray();
const tide = { book: 'vocabBook', word: 'Tide' } as const;

const target = {
  listening: 65,
  reading: 65,
  writing: 65,
  speaking: 65,
  overall: 65,
  examDate: '2026-06-01',
  language: 'EN',
};
const level = makeLevel({
  englishLevel: 'B2',
  dailyPractice: 'BETWEEN_1_2',
  reading: 50,
  writing: 50,
  speaking: 50,
  listening: 50,
  overall: 50,
});

async function commentOn(device: Device, practiceId: number, text = 'a comment'): Promise<string> {
  const result = await createComment(device.data, { practiceId, text });
  if (result.kind !== 'saved') throw new Error(result.reason);
  return result.commentId;
}

describe('every kind, written in a tunnel, reaches the server once and the other device', () => {
  test('a dictation, with its score at once, and its deletion', async () => {
    const done = await submitDictation(phone.data, {
      words: [
        { word: 'tide', answer: 'tide' },
        { word: 'oak', answer: 'ok' },
      ],
    });
    const [here] = (await listDictations(phone.data, {})).rows;
    expect(here).toMatchObject({ syncState: 'saved', value: { score: 1 } });
    await sync(phone);
    await sync(laptop);
    expect((await listDictations(laptop.data, {})).rows).toMatchObject([
      { syncState: 'synced', value: { score: 1 } },
    ]);
    if (done.kind !== 'saved') throw new Error(done.reason);
    await deleteDictation(laptop.data, { dictationId: done.dictationId });
    expect((await listDictations(laptop.data, {})).total).toBe(0);
    await sync(laptop);
    await sync(phone);
    expect((await listDictations(phone.data, {})).total).toBe(0);
    expect(await deleteDictation(phone.data, { dictationId: done.dictationId })).toMatchObject({
      reason: 'missing',
    });
  });

  test('a word, its mark and its note go in this order', async () => {
    await addWord(phone.data, { ...tide, practiceType: 'RA' });
    await setWordBookmark(phone.data, { ...tide, bookmark: 'HARD' });
    await setWordNote(phone.data, { ...tide, note: 'of the sea' });
    await sync(phone);
    expect(server.order.map(({ kind }) => kind)).toEqual([
      'bookWord.set',
      'wordBookmark.set',
      'wordNote.set',
    ]);
    await sync(laptop);
    const { word } = await findBookWord(laptop.data, { book: 'vocabBook', word: 'TIDE' });
    expect(word?.value).toMatchObject({
      word: 'Tide',
      practiceType: 'RA',
      bookmark: 'HARD',
      note: 'of the sea',
    });
    expect((await listBookWords(laptop.data, { book: 'vocabBook' })).total).toBe(1);
    expect((await listBookWords(laptop.data, { book: 'spellingBook' })).total).toBe(0);
  });

  test('a note and its deletion', async () => {
    await setNote(phone.data, { practiceId: 7, description: '<p>a</p>' });
    await sync(phone);
    await sync(laptop);
    expect(await listNotes(laptop.data)).toMatchObject([{ practiceId: 7, description: '<p>a</p>' }]);
    await setNote(laptop.data, { practiceId: 7, description: null });
    await sync(laptop);
    await sync(phone);
    expect(await listNotes(phone.data)).toHaveLength(0);
  });

  test('a text is not written over words that came while it was edited', async () => {
    await addWord(phone.data, tide);
    await setWordNote(phone.data, { ...tide, note: 'sea' });
    await setNote(phone.data, { practiceId: 7, description: '<p>a</p>', seen: null });
    await sync(phone);
    await sync(laptop);
    await setNote(laptop.data, { practiceId: 7, description: '<p>a</p><p>b</p>', seen: '<p>a</p>' });
    await setWordNote(laptop.data, { ...tide, note: 'sea, moon', seen: 'sea' });
    await sync(laptop);
    await sync(phone);
    const late = await setNote(phone.data, { practiceId: 7, description: '<p>c</p>', seen: '<p>a</p>' });
    expect(late).toEqual({ kind: 'not-saved', reason: 'changed' });
    expect(await setWordNote(phone.data, { ...tide, note: null, seen: 'sea' })).toEqual(late);
    expect(await listNotes(phone.data)).toMatchObject([{ description: '<p>a</p><p>b</p>' }]);
  });

  test('a comment with a picture, a reply and a like', async () => {
    const picture = { bytes: new Uint8Array([1, 2, 3]).buffer, mimeType: 'image/png' };
    const made = await createComment(phone.data, { practiceId: 3, text: 'look', images: [picture] });
    if (made.kind !== 'saved') throw new Error(made.reason);
    const { commentId } = made;
    await createReply(phone.data, { commentId, text: 'and again' });
    await setLike(phone.data, { commentId, liked: true });
    await sync(phone);
    await sync(phone);
    expect(server.order.map(({ kind }) => kind)).toEqual(['comment.create', 'reply.create', 'like.set']);
    await sync(laptop);
    expect((await listOwnComments(laptop.data, { practiceId: 3 })).rows).toMatchObject([
      { value: { text: 'look' } },
    ]);
    expect((await listOwnReplies(laptop.data, { commentId })).rows).toMatchObject([
      { value: { text: 'and again', practiceId: 3 } },
    ]);
    expect(await isLiked(laptop.data, { commentId })).toBe(true);
    expect(server.blobsOf('u1').size).toBe(1);
  });

  test('a report and an exam memory', async () => {
    await createReport(phone.data, { practiceId: 3, description: 'The key is wrong' });
    await createExamMemory(phone.data, { practiceId: 3, date: '2026-01-05', country: 'AU', pteType: 'CORE' });
    expect((await listExamMemories(phone.data, { practiceId: 3 })).total).toBe(1);
    await sync(phone);
    expect(await waiting(phone)).toBe(0);
    expect(server.order.map(({ kind }) => kind)).toEqual(['report.create', 'examMemory.create']);
    expect((await listExamMemories(phone.data, { practiceId: 3 })).rows[0]?.syncState).toBe('synced');
  });

  test('target and level', async () => {
    await setTarget(phone.data, target);
    await setLevel(phone.data, level);
    await sync(phone);
    await sync(laptop);
    expect((await findTarget(laptop.data))?.value).toEqual(target);
    expect((await findLevel(laptop.data))?.value).toMatchObject({ englishLevel: 'B2' });
    await setTarget(laptop.data, { ...target, overall: 79 });
    await sync(laptop);
    await sync(phone);
    expect((await findTarget(phone.data))?.value.overall).toBe(79);
    expect(onServer('target')).toHaveLength(1);
  });
});

describe('what cannot be stored is said, and nothing is stored', () => {
  const long = 'x'.repeat(2_001);
  test.each([
    [
      'a note over 2,000 characters',
      () => setNote(phone.data, { practiceId: 1, description: `<p>${long}</p>` }),
      'too-long',
    ],
    ['a note of tags alone', () => setNote(phone.data, { practiceId: 1, description: ' ' }), 'empty'],
    [
      'a comment over 2,000 characters',
      () => createComment(phone.data, { practiceId: 1, text: long }),
      'too-long',
    ],
    [
      'an empty reply',
      () => createReply(phone.data, { commentId: '11111111-0000-4000-8000-000000000001', text: ' ' }),
      'empty',
    ],
    [
      'a report over 400 characters',
      () => createReport(phone.data, { practiceId: 1, description: 'x'.repeat(401) }),
      'too-long',
    ],
    ['a target of 91', () => setTarget(phone.data, { ...target, overall: 91 }), 'invalid'],
    [
      'a mark on a word that is in no book',
      () => setWordBookmark(phone.data, { ...tide, bookmark: 'EASY' }),
      'missing',
    ],
    [
      'four pictures',
      () =>
        createComment(phone.data, {
          practiceId: 1,
          text: 'a',
          images: Array.from({ length: 4 }, () => ({ bytes: new ArrayBuffer(1), mimeType: 'image/png' })),
        }),
      'invalid',
    ],
    ['a dictation without words', () => submitDictation(phone.data, { words: [] }), 'invalid'],
  ] as const)('%s', async (_, write, reason) => {
    expect(await write()).toEqual({ kind: 'not-saved', reason });
    expect(await waiting(phone)).toBe(0);
    expect(await phone.data.db.entities.count()).toBe(0);
  });

  test('a note may be full: 2,000 characters, tags not counted, and a pronunciation note 5,000', async () => {
    expect(
      (await setNote(phone.data, { practiceId: 1, description: `<p>${'x'.repeat(2_000)}</p>` })).kind,
    ).toBe('saved');
    await addWord(phone.data, { book: 'pronunciationBook', word: 'oak' });
    const note = { book: 'pronunciationBook', word: 'oak', note: 'x'.repeat(5_000) } as const;
    expect((await setWordNote(phone.data, note)).kind).toBe('saved');
    expect(await setWordNote(phone.data, { ...note, note: 'x'.repeat(5_001) })).toMatchObject({
      reason: 'too-long',
    });
  });

  test('a word that is in the book', async () => {
    await addWord(phone.data, tide);
    expect(await addWord(phone.data, { ...tide, word: ' tide ' })).toEqual({
      kind: 'not-saved',
      reason: 'duplicate',
    });
  });
});

describe('what was never sent can be taken back without a word to the server', () => {
  test('a word that is taken out again takes its mark and note along', async () => {
    await addWord(phone.data, tide);
    await setWordBookmark(phone.data, { ...tide, bookmark: 'HARD' });
    await setWordNote(phone.data, { ...tide, note: 'n' });
    await removeWord(phone.data, tide);
    expect(await ops(phone)).toEqual([]);
    expect(await phone.data.db.entities.count()).toBe(0);
    const events = (await phone.data.db.oplog.toArray()).flatMap(({ lines }) =>
      lines.map(({ event }) => event.kind),
    );
    expect(events).toEqual(['enqueued', 'cancelled'].flatMap((kind) => Array<string>(4).fill(kind)));
  });

  test('a word of the server that is taken out loses the note that waits', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    await setWordNote(phone.data, { ...tide, note: 'n' });
    await removeWord(phone.data, tide);
    expect((await ops(phone)).map((op) => op.kind)).toEqual(['bookWord.set']);
    await sync(phone);
    expect(onServer('bookWord')).toEqual([]);
  });

  test('a word that is taken out and put back needs nothing', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    await removeWord(phone.data, tide);
    expect((await findBookWord(phone.data, tide)).word).toBeNull();
    await addWord(phone.data, tide);
    expect(await ops(phone)).toEqual([]);
    expect((await findBookWord(phone.data, tide)).word).not.toBeNull();
  });

  test('a comment goes with the replies and likes that hang on it', async () => {
    const commentId = await commentOn(phone, 1);
    const reply = await createReply(phone.data, { commentId, text: 'r' });
    await setLike(phone.data, { commentId, liked: true });
    if (reply.kind === 'saved') await setLike(phone.data, { commentId: reply.replyId, liked: true });
    expect(await waiting(phone)).toBe(4);
    await deleteComment(phone.data, { commentId });
    expect(await ops(phone)).toEqual([]);
    expect(await phone.data.db.entities.count()).toBe(0);
  });

  test('a like that is taken back', async () => {
    await setLike(phone.data, { commentId: '11111111-0000-4000-8000-000000000001', liked: true });
    await setLike(phone.data, { commentId: '11111111-0000-4000-8000-000000000001', liked: false });
    expect(await ops(phone)).toEqual([]);
  });
});

describe('what hangs on something else', () => {
  test('a reply waits for a comment whose fate is unknown', async () => {
    const commentId = await commentOn(phone, 1);
    await createReply(phone.data, { commentId, text: 'r' });
    faults('drop-after');
    await phone.newTab().engine.drainOnce({});
    expect(server.order.map(({ kind }) => kind)).toEqual(['comment.create']);
    await sync(phone);
    expect(server.order.map(({ kind }) => kind)).toEqual(['comment.create', 'reply.create']);
    expect(await waiting(phone)).toBe(0);
  });

  test('behind a refused comment its reply is blocked; sent again, both go', async () => {
    const commentId = await commentOn(phone, 1);
    await createReply(phone.data, { commentId, text: 'r' });
    server.poison = (op) => (op.kind === 'comment.create' ? { code: 'FORBIDDEN', status: 403 } : null);
    await sync(phone);
    const [comment, reply] = await ops(phone);
    expect([comment?.state, reply?.state, reply?.attempts]).toEqual(['dead', 'pending', 0]);
    expect([...blockedBy(await ops(phone))]).toEqual([[reply?.opId, comment?.opId]]);
    expect((await listOwnComments(phone.data, { practiceId: 1 })).rows[0]?.syncState).toBe('attention');
    server.poison = () => null;
    await retryOp(phone.data, { opId: comment?.opId ?? '' });
    await sync(phone);
    expect(await waiting(phone)).toBe(0);
    expect(onServer('comment')).toHaveLength(2);
  });

  test('a refused comment that is given up takes its reply and like along', async () => {
    const commentId = await commentOn(phone, 1);
    await createReply(phone.data, { commentId, text: 'r' });
    await setLike(phone.data, { commentId, liked: true });
    server.poison = (op) => (op.kind === 'comment.create' ? { code: 'FORBIDDEN', status: 403 } : null);
    await sync(phone);
    await discardOp(phone.data, { opId: (await ops(phone))[0]?.opId ?? '' });
    expect(await ops(phone)).toEqual([]);
    expect(await phone.data.db.entities.count()).toBe(0);
  });

  test('the mark and the note of a word that was refused wait with it, and go with it', async () => {
    await addWord(phone.data, tide);
    await setWordBookmark(phone.data, { ...tide, bookmark: 'HARD' });
    await setWordNote(phone.data, { ...tide, note: 'n' });
    server.poison = (op) => (op.kind === 'bookWord.set' ? { code: 'VALIDATION', status: 400 } : null);
    await sync(phone);
    const [word, mark, note] = await ops(phone);
    expect([word?.state, mark?.attempts, note?.attempts]).toEqual(['dead', 0, 0]);
    expect([...blockedBy(await ops(phone)).keys()]).toEqual([mark?.opId, note?.opId]);
    server.poison = () => null;
    await addWord(phone.data, tide);
    expect((await findBookWord(phone.data, tide)).word?.value).toMatchObject({ bookmark: 'HARD', note: 'n' });
    await sync(phone);
    expect(onServer('bookWord')).toMatchObject([{ bookmark: 'HARD', note: 'n' }]);
    expect(await waiting(phone)).toBe(0);
  });

  test('a note whose word cannot be brought back waits, and asks for it once', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    server.applyElsewhere('u1', 'bookWord.set', { ...tide, isIn: false, practiceType: null });
    await setWordNote(phone.data, { ...tide, note: 'n' });
    server.poison = (op) => (op.kind === 'bookWord.set' ? { code: 'VALIDATION', status: 400 } : null);
    await phone.newTab().engine.drainOnce({});
    const sent = server.requests.length;
    await sync(phone);
    expect((await ops(phone)).map((op) => [op.kind, op.state])).toEqual([
      ['bookWord.set', 'dead'],
      ['wordNote.set', 'pending'],
    ]);
    expect(server.requests.length - sent).toBeLessThan(4);
  });

  test('an own comment is deleted after it arrived', async () => {
    const commentId = await commentOn(phone, 1);
    faults('drop-after');
    await phone.newTab().engine.drainOnce({});
    await deleteComment(phone.data, { commentId });
    expect((await listOwnComments(phone.data, { practiceId: 1 })).total).toBe(0);
    await sync(phone);
    await sync(phone);
    expect(onServer('comment')).toEqual([]);
    expect(await waiting(phone)).toBe(0);
  });

  test('a like of a comment that is gone is done', async () => {
    const commentId = await commentOn(phone, 1);
    await sync(phone);
    await sync(laptop);
    await deleteComment(phone.data, { commentId });
    await sync(phone);
    await setLike(laptop.data, { commentId, liked: true });
    await sync(laptop);
    expect(await waiting(laptop)).toBe(0);
    expect(await isLiked(laptop.data, { commentId })).toBe(false);
  });
});

describe('two devices', () => {
  test('the last wish wins, whatever version it saw', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    await sync(laptop);
    await setWordBookmark(laptop.data, { ...tide, bookmark: 'EASY' });
    await sync(laptop);
    await setWordBookmark(phone.data, { ...tide, bookmark: 'HARD' });
    await sync(phone);
    await sync(laptop);
    for (const device of [phone, laptop]) {
      expect((await findBookWord(device.data, tide)).word?.value.bookmark).toBe('HARD');
    }
  });

  test('what another device has done already is not sent', async () => {
    await setTarget(phone.data, target);
    await sync(phone);
    await setTarget(laptop.data, target);
    await laptop.newTab().engine.syncNow();
    const sent = server.requests.filter(({ method }) => method === 'POST').length;
    await setTarget(laptop.data, { ...target, overall: 70 });
    await setTarget(laptop.data, target);
    await sync(laptop);
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(sent);
    expect(await waiting(laptop)).toBe(0);
  });

  test('a note on a word that was taken out elsewhere brings the word back; a mark does not', async () => {
    await addWord(phone.data, tide);
    await addWord(phone.data, { ...tide, word: 'oak' });
    await sync(phone);
    await sync(laptop);
    await removeWord(phone.data, tide);
    await removeWord(phone.data, { ...tide, word: 'oak' });
    await sync(phone);
    await setWordNote(laptop.data, { ...tide, note: 'mine' });
    await setWordBookmark(laptop.data, { ...tide, word: 'oak', bookmark: 'HARD' });
    await sync(laptop);
    await sync(phone);
    expect(await waiting(laptop)).toBe(0);
    expect(onServer('bookWord')).toMatchObject([{ word: 'Tide', note: 'mine' }]);
    for (const device of [phone, laptop]) {
      expect((await listBookWords(device.data, { book: 'vocabBook' })).rows).toMatchObject([
        { value: { note: 'mine' } },
      ]);
    }
  });

  test('a word with a note that was never seen here is taken out only on the learner’s word', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    await sync(laptop);
    await setWordNote(laptop.data, { ...tide, note: 'of the laptop' });
    await sync(laptop);
    await removeWord(phone.data, tide);
    await sync(phone);
    const [op] = await ops(phone);
    expect(op).toMatchObject({ state: 'dead', lastError: { code: 'VERSION_CONFLICT' } });
    expect((await findBookWord(phone.data, tide)).word?.value.note).toBe('of the laptop');
    await retryOp(phone.data, { opId: op?.opId ?? '' });
    await sync(phone);
    expect(onServer('bookWord')).toEqual([]);
    expect(await waiting(phone)).toBe(0);
  });

  test('a word whose own note is still on its way is taken out without a question', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    await setWordNote(phone.data, { ...tide, note: 'n' });
    faults('drop-after');
    await phone.newTab().engine.drainOnce({});
    await removeWord(phone.data, tide);
    await sync(phone);
    await sync(phone);
    expect(onServer('bookWord')).toEqual([]);
    expect(await waiting(phone)).toBe(0);
  });

  test('a mark that was set elsewhere goes with the word', async () => {
    await addWord(phone.data, tide);
    await sync(phone);
    server.applyElsewhere('u1', 'wordBookmark.set', { ...tide, bookmark: 'HARD' });
    await removeWord(phone.data, tide);
    await sync(phone);
    expect(onServer('bookWord')).toEqual([]);
  });

  test('a result that is older than what the device knows leaves the newer on the screen', async () => {
    await setTarget(phone.data, target);
    faults('drop-after');
    await phone.newTab().engine.drainOnce({});
    server.applyElsewhere('u1', 'target.set', { ...target, overall: 40 });
    await phone.data.db.outbox.toCollection().modify({ dueAt: clock.now() + 60_000 });
    clock.advance(40_000);
    await phone.newTab().engine.drainOnce({});
    expect((await findTarget(phone.data))?.value.overall).toBe(65);
    await sync(phone);
    expect(await waiting(phone)).toBe(0);
    expect((await findTarget(phone.data))?.value.overall).toBe(40);
  });
});

test('the first sign-in takes over words, notes and comments too', async () => {
  const local = { ...phone.data, userId: 'local' };
  await addWord(local, tide);
  await setNote(local, { practiceId: 1, description: 'n' });
  await adoptLocalRows(phone.data, { userId: 'u1' });
  expect(await listNotes(local)).toHaveLength(0);
  expect(await listNotes(phone.data)).toHaveLength(1);
  await sync(phone);
  expect(onServer('bookWord')).toHaveLength(1);
  expect(onServer('note')).toHaveLength(1);
});

test('counts and hashes agree for every kind', async () => {
  await setTarget(phone.data, target);
  await setNote(phone.data, { practiceId: 1, description: 'n' });
  await addWord(phone.data, tide);
  await commentOn(phone, 2);
  await submitDictation(phone.data, { words: [{ word: 'a', answer: 'a' }] });
  await sync(phone);
  for (let pull = 0; pull < 20; pull += 1) await phone.newTab().engine.syncNow();
  expect(await phone.store.readState('u1')).toMatchObject({ checkMismatches: 0 });
  await phone.data.db.entities.where('[userId+kind+key]').equals(['u1', 'target', 'target']).delete();
  for (let pull = 0; pull < 20; pull += 1) await phone.newTab().engine.syncNow();
  expect(await phone.store.readState('u1')).toMatchObject({ checkMismatches: 1 });
  expect(server.requests.filter(({ query }) => query.includes('kinds'))).toMatchObject([
    { query: '?limit=1000&kinds=target' },
  ]);
  expect((await findTarget(phone.data))?.value).toEqual(target);
});

test('what the server does not know yet waits, and is tried with every drain', async () => {
  server.poison = (op) => (op.kind === 'target.set' ? { code: 'NOT_IMPLEMENTED', status: 501 } : null);
  await setTarget(phone.data, target);
  await setNote(phone.data, { practiceId: 1, description: 'n' });
  await sync(phone);
  expect((await ops(phone)).map((op) => op.state)).toEqual(['parked-version']);
  expect((await findTarget(phone.data))?.value).toEqual(target);
  server.poison = () => null;
  await sync(phone);
  expect(onServer('target')).toEqual([target]);
});
