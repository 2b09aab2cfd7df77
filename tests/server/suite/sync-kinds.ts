import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PracticeSession } from '#contract/entities/practice-session.ts';
import { BatchResponse, ChangesResponse, changeKinds, type OpResult } from '#contract/sync.ts';
import { choiceAnswer, op, storeImage, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { makeLevel } from '#tests/support/make-level.ts';

const clientId = randomUUID();
const writtenAt = Date.UTC(2026, 9, 1);
export const target = {
  listening: 65,
  reading: 65,
  writing: 65,
  speaking: 65,
  overall: 65,
  examDate: '2027-03-01',
  language: 'EN',
};
export const level = makeLevel({ dailyPractice: 'BETWEEN_1_2' });

export const scoreReport = (overall: number) => ({
  pteType: 'CORE',
  date: '2026-10-01',
  overall,
  listening: 50,
  reading: 50,
  speaking: 50,
  writing: 50,
});

/** A verdict on the score of an answer. */
export const evaluationOf = (answerId: string, more: object = {}) => ({
  answerId,
  verdict: 'TOO_LOW',
  comment: null,
  about: { scorer: 'writing@2026-11-25', low: 4, high: 6, max: 15, scoredOn: 'device' },
  ...more,
});

/** A session of two questions. */
export const practiceSession = (id: string, more: Partial<PracticeSession> = {}): PracticeSession => ({
  id,
  startedAt: Date.UTC(2026, 9, 1),
  stops: [
    { practiceId: 15001, taskType: 'MCS_R' },
    { practiceId: 15002, taskType: 'MCS_R' },
  ],
  skipped: [],
  answers: [],
  deleted: [],
  mode: null,
  ...more,
});

export async function sendOps(learner: Learner, ...ops: object[]): Promise<OpResult[]> {
  const answer = await learner.call('POST', '/api/sync/batch', {
    payload: { clientId, pendingCount: 0, ops },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return BatchResponse.parse(answer.json()).results;
}

export async function pullAll(learner: Learner, query = ''): Promise<ChangesResponse> {
  const answer = await learner.call('GET', `/api/sync/changes?limit=2000${query}`);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return ChangesResponse.parse(answer.json());
}

/** `applied` or the code of each result. */
export const outcomes = (results: OpResult[]) =>
  results.map((r) => (r.outcome === 'failed' ? r.error.code : r.outcome));

const comment = (commentId: string, more: object = {}) =>
  op('comment.create', {
    practiceId: 15001,
    comment: 'Mind the last line.',
    images: [],
    commentId,
    writtenAt,
    ...more,
  });
const reply = (commentId: string, replyId: string) =>
  op('reply.create', { commentId, replyId, reply: 'Thanks.', images: [], writtenAt });
const word = (fields: object, more: object = {}) =>
  op('bookWord.set', { book: 'vocabBook', word: 'River', isIn: true, practiceType: 'RA', ...fields }, more);

export function syncKindTests(world: () => ApiWorld): void {
  describe('every kind of sync op', () => {
    it('is applied, comes with its row, is in the feed with the same row, and is counted by the check', async () => {
      const learner = await world().newLearner();
      const [commentId, replyId] = [randomUUID(), randomUUID()];
      const payload = choiceAnswer(['b']);
      const given = await learner.call('POST', '/api/reading/multipleChoiceSingleAnswer/15001', { payload });
      const answerId: string = given.json().id;
      const ops = [
        op('dictation.submit', {
          dictationId: randomUUID(),
          words: [{ word: 'government', answer: 'goverment' }],
          answeredAt: writtenAt,
        }),
        word({}),
        word({ book: 'spellingBook', practiceType: null }),
        op('wordBookmark.set', { book: 'vocabBook', word: 'river', bookmark: 'HARD' }, { baseVersion: 1 }),
        op('wordNote.set', { book: 'vocabBook', word: 'RIVER', note: '<p>water</p>' }, { baseVersion: 2 }),
        op('note.set', { practiceId: 15001, description: '<p>Read the question first.</p>' }),
        comment(commentId),
        reply(commentId, replyId),
        op('like.set', { commentId, liked: true }),
        op('share.set', { answerId, shared: true }),
        op('evaluation.set', evaluationOf(answerId)),
        op('report.create', { reportId: randomUUID(), practiceId: 15001, description: 'A typo.' }),
        op('examMemory.create', {
          examMemoryId: randomUUID(),
          practiceId: 15001,
          date: '2026-10-01',
          country: 'AU',
          pteType: 'CORE',
          description: '',
        }),
        op('target.set', target),
        op('level.set', level),
        op('review.add', {
          reviewId: randomUUID(),
          card: 'practice:15001',
          grade: 'GOOD',
          reviewedAt: writtenAt,
        }),
        op('scoreReport.set', { reportId: randomUUID(), report: scoreReport(50) }),
        op('session.set', practiceSession(randomUUID())),
      ];
      const results = await sendOps(learner, ...ops);
      expect(outcomes(results)).toEqual(ops.map(() => 'applied'));
      const changes = results.flatMap((r) =>
        r.outcome === 'applied' && r.change !== null ? [r.change] : [],
      );
      const last = new Map(changes.map((change) => [`${change.kind} ${change.key}`, change]));
      const pulled = await pullAll(learner);
      for (const change of last.values()) expect(pulled.changes).toContainEqual(change);
      expect(new Set(pulled.changes.map((change) => change.kind))).toEqual(
        new Set(changeKinds.filter((kind) => kind !== 'bookmark')),
      );
      for (const kind of new Set(pulled.changes.map((change) => change.kind))) {
        const lines = pulled.changes
          .filter((change) => change.kind === kind)
          .map((change) => `${change.key}:${change.version}`)
          .toSorted();
        const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
        expect([kind, pulled.check?.[kind]]).toEqual([kind, { count: lines.length, hash }]);
      }
      expect(last.get('bookWord vocabBook:river')).toMatchObject({
        version: 3,
        value: {
          word: 'River',
          bookmark: 'HARD',
          note: '<p>water</p>',
          practiceType: 'RA',
          practiceCount: 0,
        },
      });
      expect(last.get(`comment ${replyId}`)).toMatchObject({
        value: { parentId: commentId, practiceId: 15001, lastModifiedDate: '2026-10-01T00:00:00.000Z' },
      });
      expect(last.get('target target')).toMatchObject({ version: 1, value: target });
      expect(last.get('level level')).toMatchObject({ version: 1, value: level });
    });

    it('is replayed without a second effect', async () => {
      const learner = await world().newLearner();
      const commentId = randomUUID();
      const ops = [
        comment(commentId),
        reply(commentId, randomUUID()),
        op('like.set', { commentId, liked: true }),
        op('note.set', { practiceId: 15001, description: 'one' }),
        op('report.create', { reportId: randomUUID(), practiceId: 15001, description: 'A typo.' }),
        word({}),
        op('target.set', target),
      ];
      const first = await sendOps(learner, ...ops);
      const { changes } = await pullAll(learner);
      expect(await sendOps(learner, ...ops)).toEqual(first.map((result) => ({ ...result, replayed: true })));
      expect((await pullAll(learner)).changes).toEqual(changes);
    });

    it('can be pulled by kind, again and again', async () => {
      const learner = await world().newLearner();
      await sendOps(
        learner,
        word({}),
        op('target.set', target),
        op('note.set', { practiceId: 15001, description: 'a' }),
      );
      const { changes, check } = await pullAll(learner, '&kinds=note,target');
      expect(changes.map((change) => change.kind)).toEqual(['target', 'note']);
      expect(check).toMatchObject({ bookWord: { count: 1 }, profile: { count: 1 } });
      const wrong = await learner.call('GET', '/api/sync/changes?kinds=weather');
      expect(wrong.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
    });
  });

  describe('registers', () => {
    const reportId = randomUUID();
    const set = {
      'note.set': (n: number) => ({ practiceId: 15001, description: n === 0 ? null : `text ${n}` }),
      'wordBookmark.set': (n: number) => ({
        book: 'vocabBook',
        word: 'river',
        bookmark: [null, 'EASY', 'HARD', 'AVERAGE'][n],
      }),
      'wordNote.set': (n: number) => ({
        book: 'vocabBook',
        word: 'river',
        note: n === 0 ? null : `text ${n}`,
      }),
      'target.set': (n: number) => ({ ...target, overall: 50 + n }),
      'level.set': (n: number) => ({ ...level, overall: 50 + n }),
      'scoreReport.set': (n: number) => ({ reportId, report: n === 0 ? null : scoreReport(50 + n) }),
    };

    it.each(Object.keys(set) as (keyof typeof set)[])(
      '%s conflicts with another version, tells the current row, and takes the wish on top of it',
      async (kind) => {
        const learner = await world().newLearner();
        await sendOps(learner, word({}));
        const at = (n: number, baseVersion: number | null) => op(kind, set[kind](n), { baseVersion });
        // A mark or a note is a part of the word's row, which is there already.
        const [made] = await sendOps(learner, at(1, kind.startsWith('word') ? 1 : null));
        const version = made?.outcome === 'applied' ? (made.change?.version ?? 0) : 0;
        const [, stale, blind] = await sendOps(learner, at(2, version), at(3, version), at(3, null));
        for (const failed of [stale, blind])
          expect(failed).toMatchObject({
            outcome: 'failed',
            error: { status: 409, code: 'VERSION_CONFLICT' },
            current: { version: version + 1, deleted: false },
          });
        const [same, fresh] = await sendOps(learner, at(2, 99), at(3, version + 1));
        expect(same).toMatchObject({ outcome: 'applied', change: { version: version + 1 } });
        expect(fresh).toMatchObject({ outcome: 'applied', change: { version: version + 2 } });
      },
    );

    it('who saw no note is told that it is gone, and can then write it again: its version never goes back', async () => {
      const learner = await world().newLearner();
      const note = (description: string | null, baseVersion: number | null) =>
        op('note.set', { practiceId: 15001, description }, { baseVersion });
      const [, gone, unseen] = await sendOps(learner, note('one', null), note(null, 1), note('two', null));
      // The same words may be a late copy of what was refused while there was a note.
      expect(unseen).toMatchObject({
        error: { code: 'VERSION_CONFLICT' },
        current: { version: 2, deleted: true },
      });
      const [again] = await sendOps(learner, note('two', 2));
      expect(gone).toMatchObject({
        change: { kind: 'note', key: '15001', version: 2, deleted: true, value: null },
      });
      expect(again).toMatchObject({ change: { version: 3, value: { description: 'two' } } });
      const [never] = await sendOps(learner, op('note.set', { practiceId: 15002, description: null }));
      expect(never).toMatchObject({ outcome: 'applied', change: { deleted: true } });
    });

    it('a word that is in already is in: no conflict, no second word, whatever its case', async () => {
      const learner = await world().newLearner();
      const [first, second] = await sendOps(learner, word({}), word({ word: 'RIVER' }));
      expect(second).toMatchObject({ outcome: 'applied', replayed: false });
      expect(second?.outcome === 'applied' && second.change).toEqual(
        first?.outcome === 'applied' && first.change,
      );
      const [out, outAgain] = await sendOps(
        learner,
        word({ isIn: false }, { baseVersion: 1 }),
        word({ isIn: false }),
      );
      expect([out, outAgain]).toMatchObject([
        { change: { version: 2, deleted: true, value: null } },
        { change: { version: 2, deleted: true, value: null } },
      ]);
      const [back] = await sendOps(learner, word({ word: 'river' }, { baseVersion: 2 }));
      expect(back).toMatchObject({
        change: { version: 3, value: { word: 'river', bookmark: null, note: null } },
      });
    });

    it('a word that changed since it was seen is not taken out unseen', async () => {
      const learner = await world().newLearner();
      await sendOps(
        learner,
        word({}),
        op('wordNote.set', { book: 'vocabBook', word: 'river', note: 'mine' }, { baseVersion: 1 }),
      );
      const [stale] = await sendOps(learner, word({ isIn: false }, { baseVersion: 1 }));
      expect(stale).toMatchObject({
        error: { code: 'VERSION_CONFLICT' },
        current: { version: 2, value: { note: 'mine' } },
      });
    });

    it('a mark or a note needs the word to be in the book', async () => {
      const learner = await world().newLearner();
      const about = { book: 'vocabBook', word: 'river' };
      const results = await sendOps(
        learner,
        op('wordBookmark.set', { ...about, bookmark: 'HARD' }),
        op('wordNote.set', { ...about, note: 'x' }),
        word({}),
        op('wordNote.set', { ...about, book: 'spellingBook', note: 'x' }),
        word({ isIn: false }, { baseVersion: 1 }),
        op('wordBookmark.set', { ...about, bookmark: 'HARD' }),
      );
      expect(outcomes(results)).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
        'applied',
        'NOT_FOUND',
        'applied',
        'NOT_FOUND',
      ]);
    });

    it("a learner's slots are the learner's own", async () => {
      const [one, two] = [await world().newLearner(), await world().newLearner()];
      const mine = [
        word({}),
        op('note.set', { practiceId: 15001, description: 'one' }),
        op('target.set', target),
      ];
      expect(outcomes(await sendOps(one, ...mine))).toEqual(['applied', 'applied', 'applied']);
      const theirs = await sendOps(two, word({}), op('note.set', { practiceId: 15001, description: 'two' }));
      expect(theirs.map((r) => r.outcome === 'applied' && r.change?.version)).toEqual([1, 1]);
      expect((await pullAll(one)).changes.find((change) => change.kind === 'note')?.value).toMatchObject({
        description: 'one',
      });
    });
  });

  describe('comments and what hangs on them', () => {
    it('go with their replies, and the author of a reply is told', async () => {
      const [author, friend] = [await world().newLearner(), await world().newLearner()];
      const [commentId, own, other] = [randomUUID(), randomUUID(), randomUUID()];
      await sendOps(author, comment(commentId), reply(commentId, own));
      await sendOps(friend, reply(commentId, other), op('like.set', { commentId, liked: true }));
      const { cursor } = await pullAll(friend);
      const [gone] = await sendOps(author, op('comment.delete', { commentId }));
      const stone = { kind: 'comment', version: 2, deleted: true, value: null };
      expect(gone).toMatchObject({ change: { ...stone, key: commentId } });
      const mine = (await pullAll(author)).changes.filter((change) => change.kind === 'comment');
      expect(mine).toEqual([
        { ...stone, key: commentId },
        { ...stone, key: own },
      ]);
      expect((await pullAll(friend, `&cursor=${cursor}`)).changes).toEqual([{ ...stone, key: other }]);
      expect((await pullAll(friend)).check).toMatchObject({ like: { count: 1 } });
      const after = await sendOps(
        friend,
        op('comment.delete', { commentId: other }),
        reply(commentId, randomUUID()),
        op('like.set', { commentId, liked: false }, { baseVersion: 1 }),
        op('like.set', { commentId, liked: true }, { baseVersion: 2 }),
      );
      expect(outcomes(after)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'applied', 'NOT_FOUND']);
    });

    it('go while the same two learners take each other’s replies along at the same instant', async () => {
      const [one, two] = [await world().newLearner(), await world().newLearner()];
      const rounds = Array.from({ length: 3 }, () => [randomUUID(), randomUUID()] as const);
      for (const [mine, yours] of rounds) {
        await sendOps(one, comment(mine));
        await sendOps(two, comment(yours), reply(mine, randomUUID()));
        await sendOps(one, reply(yours, randomUUID()));
      }
      const removeAll = async (learner: Learner, ids: readonly string[]) => {
        const codes: string[][] = [];
        for (const commentId of ids)
          codes.push(outcomes(await sendOps(learner, op('comment.delete', { commentId }))));
        return codes;
      };
      const removed = await Promise.all([
        removeAll(
          one,
          rounds.map(([mine]) => mine),
        ),
        removeAll(
          two,
          rounds.map(([, yours]) => yours),
        ),
      ]);
      expect(removed.flat(2)).toEqual(Array.from({ length: 6 }, () => 'applied'));
      for (const learner of [one, two]) {
        const { changes, check } = await pullAll(learner);
        expect(changes.filter((change) => change.kind === 'comment' && !change.deleted)).toEqual([]);
        expect(check?.comment).toBeUndefined();
      }
    });

    it("are deleted by their author only, and a taken id is refused, one's own or not", async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const [commentId, replyId] = [randomUUID(), randomUUID()];
      await sendOps(author, comment(commentId), reply(commentId, replyId));
      const results = await sendOps(
        other,
        op('comment.delete', { commentId }),
        op('comment.delete', { commentId: replyId }),
        op('comment.delete', { commentId: randomUUID() }),
        comment(commentId),
        reply(replyId, randomUUID()),
        comment(randomUUID(), { practiceId: 7 }),
      );
      expect(outcomes(results)).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
        'NOT_FOUND',
        'IDEMPOTENCY_MISMATCH',
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
      expect(outcomes(await sendOps(author, comment(commentId)))).toEqual(['IDEMPOTENCY_MISMATCH']);
      expect(outcomes(await sendOps(author, op('comment.delete', { commentId: replyId })))).toEqual([
        'applied',
      ]);
    });

    it('a like counts once and can be taken back', async () => {
      const learner = await world().newLearner();
      const commentId = randomUUID();
      const like = (liked: boolean, baseVersion: number | null) =>
        op('like.set', { commentId, liked }, { baseVersion });
      const results = await sendOps(
        learner,
        like(true, null),
        comment(commentId),
        like(true, null),
        like(true, null),
        like(false, 1),
        like(false, null),
        like(true, 2),
      );
      expect(outcomes(results)).toEqual(['NOT_FOUND', ...Array.from({ length: 6 }, () => 'applied')]);
      expect(
        results.slice(2).map((r) => r.outcome === 'applied' && [r.change?.version, r.change?.deleted]),
      ).toEqual([
        [1, false],
        [1, false],
        [2, true],
        [2, true],
        [3, false],
      ]);
    });

    it('wait for their images, and take only own pictures of a fair size', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const image = await storeImage(author);
      const submit = comment(randomUUID(), { images: [image.sha256] });
      expect(outcomes(await sendOps(other, submit))).toEqual(['BLOB_MISSING']);
      expect(outcomes(await sendOps(author, submit))).toEqual(['applied']);
      const big = await storeImage(author, { sizeBytes: 2 * 1024 * 1024 + 1 });
      const sound = await storeImage(author, { mimeType: 'audio/mpeg' });
      const refused = await sendOps(
        author,
        comment(randomUUID(), { images: [big.sha256] }),
        comment(randomUUID(), { images: [sound.sha256] }),
        comment(randomUUID(), { images: [image.sha256, image.sha256, image.sha256, image.sha256] }),
      );
      expect(outcomes(refused)).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION']);
      expect(refused[0]).toMatchObject({ error: { errors: [{ field: 'images' }] } });
    });

    it('show their images to everybody while they are there, and nothing else of their author', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const [shown, kept] = [await storeImage(author), await storeImage(author)];
      const commentId = randomUUID();
      const url = `/api/blobs/${shown.sha256}`;
      expect((await reader.call('GET', url)).statusCode).toBe(404);
      await sendOps(author, comment(commentId, { images: [shown.sha256] }));
      const seen = await reader.call('GET', url);
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
      expect(seen.rawPayload.equals(shown.bytes)).toBe(true);
      expect((await reader.call('HEAD', url)).statusCode).toBe(404);
      expect((await reader.call('GET', `/api/blobs/${kept.sha256}`)).statusCode).toBe(404);
      await sendOps(author, op('comment.delete', { commentId }));
      expect((await reader.call('GET', url)).statusCode).toBe(404);
      expect((await author.call('GET', url)).statusCode).toBe(404);
      expect((await author.call('GET', `/api/blobs/${kept.sha256}`)).statusCode).toBe(200);
    });

    it('an image stays while another comment of its author shows it', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { sha256 } = await storeImage(author);
      const [one, two] = [randomUUID(), randomUUID()];
      await sendOps(author, comment(one, { images: [sha256] }), comment(two, { images: [sha256] }));
      await sendOps(author, op('comment.delete', { commentId: one }));
      expect((await reader.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(200);
    });
  });

  describe('dictations, reports and exam memories', () => {
    it('a dictation is scored by the server and deleted by its author only', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const dictationId = randomUUID();
      const words = [
        { word: 'government', answer: 'Government' },
        { word: 'colour', answer: 'color' },
        { word: 'necessary', answer: 'neccesary' },
        { word: 'separate', answer: '' },
      ];
      const submit = op('dictation.submit', { dictationId, words, answeredAt: writtenAt });
      const [made] = await sendOps(author, submit);
      expect(made).toMatchObject({
        change: {
          kind: 'dictation',
          key: dictationId,
          value: {
            score: 2,
            words: [
              { result: 'CORRECT' },
              { result: 'CORRECT' },
              { result: 'MISSPELLED' },
              { result: 'MISSED' },
            ],
            lastModifiedDate: '2026-10-01T00:00:00.000Z',
          },
        },
      });
      const remove = op('dictation.delete', { dictationId });
      expect(outcomes(await sendOps(other, submit, remove))).toEqual(['IDEMPOTENCY_MISMATCH', 'NOT_FOUND']);
      expect(await sendOps(author, remove)).toMatchObject([{ change: { version: 2, deleted: true } }]);
      expect(outcomes(await sendOps(author, op('dictation.delete', { dictationId })))).toEqual(['NOT_FOUND']);
    });

    it('an exam memory names a country and a day that has come, and a learner counts once for a practice', async () => {
      const learner = await world().newLearner();
      const memory = (more: object = {}) =>
        op('examMemory.create', {
          examMemoryId: randomUUID(),
          practiceId: 13001,
          date: '2026-10-01',
          country: 'AU',
          pteType: 'CORE',
          ...more,
        });
      const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      const results = await sendOps(
        learner,
        memory(),
        memory({ country: 'NZ' }),
        memory({ date: future }),
        memory({ country: 'XX' }),
        memory({ practiceId: 7 }),
        memory({ description: 'x'.repeat(2_001) }),
      );
      expect(outcomes(results)).toEqual([
        'applied',
        'applied',
        'VALIDATION',
        'VALIDATION',
        'NOT_FOUND',
        'VALIDATION',
      ]);
      const practice = await learner.call('GET', '/api/reading/reorderParagraphs/practice/13001');
      expect(practice.json()).toMatchObject({ examMemoryCount: 1 });
    });

    it('what is too long, empty or of a wrong type fails its op alone', async () => {
      const learner = await world().newLearner();
      const results = await sendOps(
        learner,
        op('report.create', { reportId: randomUUID(), practiceId: 15001, description: 'x'.repeat(401) }),
        op('report.create', { reportId: randomUUID(), practiceId: 15001, description: ' ' }),
        op('report.create', { reportId: randomUUID(), practiceId: 7, description: 'x' }),
        comment(randomUUID(), { comment: 'x'.repeat(2_001) }),
        comment('not-an-id'),
        word({ book: 'phraseBook' }),
        word({ word: 'x'.repeat(81) }),
        op('note.set', { practiceId: 15001, description: '' }),
        op('note.set', { practiceId: 7, description: 'x' }),
        op('wordBookmark.set', { book: 'vocabBook', word: 'river', bookmark: 'UNMARK' }),
        op('target.set', { ...target, overall: 91 }),
        op('level.set', { ...level, reading: 5 }),
        op('dictation.submit', { dictationId: randomUUID(), words: [], answeredAt: 0 }),
        op('like.set', { commentId: randomUUID(), liked: 'yes' }),
        op('report.create', { reportId: randomUUID(), practiceId: 15001, description: 'x'.repeat(400) }),
      );
      const bad = 'VALIDATION';
      expect(outcomes(results)).toEqual([
        bad, bad, 'NOT_FOUND', bad, bad, bad, bad, bad, 'NOT_FOUND', bad, bad, bad, bad, bad, 'applied',
      ]); // prettier-ignore
      expect((await pullAll(learner)).changes).toMatchObject([{ kind: 'profile' }]);
    });
  });
}
