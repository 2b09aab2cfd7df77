import { beforeEach, describe, expect, test } from 'vitest';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import type { NewOp } from '#domain/outbox/new-op.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Lease, Settlement, SyncStore } from '#domain/outbox/store/sync-store.ts';

/** A store with what the suite needs to put into it and to see of it. */
export interface StoreUnderTest {
  readonly store: SyncStore;
  /** A commit: row and op in one step. Returns the op id. */
  setBookmark(userId: string, practiceId: number, type: BookmarkType): Promise<string>;
  enqueue(userId: string, op: NewOp): Promise<string>;
  /** A commit of a kind whose rows all follow from ops and the server. */
  write<K extends MutationKind>(userId: string, kind: K, payload: MutationPayload<K>): Promise<string>;
  /** What the learner sees of such a row; `null`: nothing. */
  shown<K extends ChangeKind>(userId: string, kind: K, key: string): Promise<RowValue<K> | null>;
  addBlob(userId: string, sha256: string): Promise<void>;
  shownBookmark(userId: string, practiceId: number): Promise<BookmarkType>;
  shownAnswers(userId: string): Promise<string[]>;
}

const sha = 'c'.repeat(64);
const lastError = { code: 'network', message: '', at: 0 };
const answerId = (n: number) => `44444444-0000-4000-8000-${String(n).padStart(12, '0')}`;

const submit = (n: number): NewOp =>
  newOp('answer.submit', {
    answerId: answerId(n),
    practiceId: n,
    taskType: 'WFD',
    answer: { kind: 'type', text: 't' },
    duration: 1,
    pteType: 'CORE',
    answeredAt: 1,
  });

const mark = (practiceId: number, type: BookmarkType, version: number): Change => ({
  kind: 'bookmark',
  key: String(practiceId),
  version,
  deleted: type === 'UNMARK',
  value: type === 'UNMARK' ? null : { id: '55555555-0000-4000-8000-000000000001', practiceId, type, version },
});

const answered = (n: number, version = 1): Change => ({
  kind: 'answer',
  key: answerId(n),
  version,
  deleted: false,
  value: {
    id: answerId(n),
    practiceId: n,
    taskType: 'WFD',
    value: { kind: 'type', text: 't' },
    duration: 1,
    pteType: 'CORE',
    score: null,
    scorePercentage: null,
    nickname: 'a',
    avatar: null,
    premium: false,
    createdDate: '2026-01-01T00:00:00.000Z',
    lastModifiedDate: '2026-01-01T00:00:00.000Z',
  },
});

const noteSaid = (description: string | null, version: number): Change => ({
  kind: 'note',
  key: '1',
  version,
  deleted: description === null,
  value:
    description === null
      ? null
      : { id: answerId(9), practiceId: 1, description, date: '2026-01-01T00:00:00.000Z' },
});

const wordSaid = (note: string | null, version: number, deleted = false): Change => ({
  kind: 'bookWord',
  key: 'vocabBook:tide',
  version,
  deleted,
  value: deleted
    ? null
    : {
        id: answerId(8),
        book: 'vocabBook',
        word: 'tide',
        practiceType: null,
        bookmark: null,
        note,
        practiceCount: 0,
        createdDate: '2026-01-01T00:00:00.000Z',
      },
});

/** What every `SyncStore` must do; run it for each implementation. */
export function runSyncStoreSuite(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`sync store: ${name}`, () => {
    let world: StoreUnderTest;
    let store: SyncStore;
    let lease: Lease;

    beforeEach(async () => {
      world = await make();
      ({ store } = world);
      ({ lease } = await store.takeLease('u1', 0));
    });

    const page = (changes: Change[], more: Partial<{ cursor: string; isLast: boolean }> = {}) =>
      store.applyPage(lease, { changes, cursor: 'c1', isLast: true, now: 0, ...more });
    const settle = (settlements: Settlement[], next: number[] = []) =>
      store.settle(lease, { settlements, host: {}, now: 0, next });
    async function sendAll(at = 0) {
      const queue = await store.readQueue('u1', -1);
      const marked = await store.markInflight(
        lease,
        queue.map((op) => op.seq),
        at,
      );
      if (marked.kind === 'fenced') throw new Error('fenced');
      return marked.ops;
    }
    const done = (
      op: { seq: number; opId: string },
      change: Change | null,
      replayed = false,
    ): Settlement => ({
      kind: 'done',
      seq: op.seq,
      opId: op.opId,
      replayed,
      change,
      ms: 1,
    });
    const again = (op: { seq: number; opId: string }): Settlement => ({
      kind: 'keep',
      seq: op.seq,
      opId: op.opId,
      patch: { state: 'pending', lastError },
      current: null,
      missingBlobs: [],
    });

    test('the queue is in the order of its commits, and only the own', async () => {
      const ids = [await world.enqueue('u1', submit(1)), await world.enqueue('u1', submit(2))];
      await world.enqueue('u2', submit(3));
      const queue = await store.readQueue('u1', -1);
      expect(queue.map((op) => op.opId)).toEqual(ids);
      expect((await store.readQueue('u1', queue[0]?.seq ?? 0)).map((op) => op.opId)).toEqual([ids[1]]);
      expect(await store.countWaiting('u1')).toBe(2);
    });

    test('an op is marked once, with its attempt counted and the same id', async () => {
      const opId = await world.enqueue('u1', submit(1));
      const [op] = await sendAll();
      expect(op).toMatchObject({ opId, attempts: 1, state: 'inflight', epoch: lease.epoch });
      expect(await sendAll()).toEqual([]);
      if (op) await settle([again(op)]);
      expect((await sendAll())[0]).toMatchObject({ opId, attempts: 2 });
    });

    test('a done op is gone and its row is the server row', async () => {
      await world.enqueue('u1', submit(1));
      const [op] = await sendAll();
      if (op) await settle([done(op, answered(1))]);
      expect(await store.countWaiting('u1')).toBe(0);
      expect(await world.shownAnswers('u1')).toEqual([answerId(1)]);
      expect(await store.summarize('u1')).toMatchObject({ answer: { count: 1 } });
    });

    test('settling marks the next ops in the same step', async () => {
      await world.enqueue('u1', submit(1));
      await world.enqueue('u1', submit(2));
      const [first, second] = await store.readQueue('u1', -1);
      const marked = await store.markInflight(lease, [first?.seq ?? 0], 0);
      if (marked.kind === 'fenced' || !marked.ops[0]) throw new Error('not marked');
      const settled = await settle([done(marked.ops[0], answered(1))], [second?.seq ?? 0]);
      expect(settled).toMatchObject({
        kind: 'ok',
        next: { ops: [{ opId: second?.opId, state: 'inflight' }] },
      });
    });

    test('a lease that was superseded changes nothing', async () => {
      await world.setBookmark('u1', 1, 'HARD');
      const [op] = await sendAll();
      const later = await store.takeLease('u1', 1);
      expect(later.lease.epoch).toBeGreaterThan(lease.epoch);
      expect((await store.readQueue('u1', -1))[0]?.state).toBe('pending');
      if (!op) throw new Error('nothing sent');
      expect(await settle([done(op, mark(1, 'HARD', 1))])).toEqual({ kind: 'fenced' });
      expect(await page([mark(2, 'EASY', 1)])).toEqual({ kind: 'fenced' });
      expect(await store.markInflight(lease, [op.seq], 0)).toEqual({ kind: 'fenced' });
      expect(await store.beat(lease, 9)).toEqual({ kind: 'fenced' });
      expect(await store.unpark(lease, ['parked-auth'])).toEqual({ kind: 'fenced' });
      expect(await store.beginRestage(lease, 'expired')).toEqual({ kind: 'fenced' });
      expect(await store.markUploaded(lease, sha)).toEqual({ kind: 'fenced' });
      await store.endLease(lease, { now: 9, isSynced: true });
      const state = await store.readState('u1');
      expect(state).toMatchObject({ cursor: null, beatAt: 1, restage: null, syncedAt: null });
      expect(await store.countWaiting('u1')).toBe(1);
      expect(await world.shownBookmark('u1', 2)).toBe('UNMARK');
    });

    test('what waits is shown above what the server says, and what the server said when it is done', async () => {
      await world.setBookmark('u1', 1, 'HARD');
      await page([mark(1, 'EASY', 4)]);
      expect(await world.shownBookmark('u1', 1)).toBe('HARD');
      const [op] = await sendAll();
      expect(op?.baseVersion).toBe(4);
      if (op) await settle([done(op, mark(1, 'HARD', 5))]);
      expect(await world.shownBookmark('u1', 1)).toBe('HARD');
      await page([mark(1, 'AVERAGE', 6)]);
      expect(await world.shownBookmark('u1', 1)).toBe('AVERAGE');
    });

    test('a wish that is refused for good gives the row back to the server', async () => {
      await page([mark(1, 'EASY', 1)]);
      await world.setBookmark('u1', 1, 'HARD');
      const [op] = await sendAll();
      if (!op) throw new Error('nothing sent');
      await settle([
        {
          kind: 'keep',
          seq: op.seq,
          opId: op.opId,
          patch: { state: 'dead', lastError },
          current: null,
          missingBlobs: [],
        },
      ]);
      expect(await world.shownBookmark('u1', 1)).toBe('EASY');
      expect(await store.countWaiting('u1')).toBe(1);
    });

    test('a version never goes back', async () => {
      await page([mark(1, 'HARD', 5)]);
      await page([mark(1, 'EASY', 4)]);
      expect(await world.shownBookmark('u1', 1)).toBe('HARD');
      await page([mark(1, 'UNMARK', 6)]);
      await page([mark(1, 'EASY', 5)]);
      expect(await world.shownBookmark('u1', 1)).toBe('UNMARK');
    });

    test('rows and cursor of a page come together', async () => {
      await page([answered(1), mark(1, 'HARD', 1)], { cursor: 'c7' });
      expect(await store.readState('u1')).toMatchObject({ cursor: 'c7', pulls: 1 });
      expect(await world.shownAnswers('u1')).toEqual([answerId(1)]);
    });

    test('an old result does not bring back what a tombstone took away', async () => {
      await world.enqueue('u1', submit(1));
      const [op] = await sendAll();
      await page([{ kind: 'answer', key: answerId(1), version: 2, deleted: true, value: null }]);
      if (op) await settle([done(op, answered(1), true)]);
      expect(await world.shownAnswers('u1')).toEqual([]);
      expect(await store.countWaiting('u1')).toBe(0);
    });

    test('a full pull is seen all at once; what it lacks goes, what waits stays', async () => {
      await page([answered(1), answered(2), mark(1, 'EASY', 1)]);
      await world.setBookmark('u1', 8, 'HARD');
      await store.beginRestage(lease, 'expired');
      await page([answered(2)], { cursor: 'half', isLast: false });
      expect(await world.shownAnswers('u1')).toEqual([answerId(1), answerId(2)]);
      expect((await store.readState('u1')).restage).toEqual({ cursor: 'half' });
      await page([answered(3)], { cursor: 'whole' });
      expect(await world.shownAnswers('u1')).toEqual([answerId(2), answerId(3)]);
      expect(await world.shownBookmark('u1', 1)).toBe('UNMARK');
      expect(await world.shownBookmark('u1', 8)).toBe('HARD');
      expect(await store.readState('u1')).toMatchObject({ cursor: 'whole', restage: null });
      expect(await store.countWaiting('u1')).toBe(1);
    });

    test('a recording is missing until it was uploaded, and again when the server says so', async () => {
      await world.addBlob('u1', sha);
      expect(await store.listMissingBlobs('u1')).toEqual([sha]);
      await store.markUploaded(lease, sha);
      expect(await store.listMissingBlobs('u1')).toEqual([]);
      await world.enqueue('u1', { ...submit(1), blobKeys: [sha] });
      const [op] = await sendAll();
      if (!op) throw new Error('nothing sent');
      await settle([
        {
          kind: 'keep',
          seq: op.seq,
          opId: op.opId,
          patch: { state: 'pending', lastError },
          current: null,
          missingBlobs: [sha],
        },
      ]);
      expect(await store.listMissingBlobs('u1')).toEqual([sha]);
      expect((await store.readBlob('u1', sha))?.bytes.byteLength).toBeGreaterThan(0);
      expect(await store.readBlob('u2', sha)).toBeNull();
    });

    test('parked ops wait until they are unparked', async () => {
      await world.enqueue('u1', submit(1));
      const [op] = await sendAll();
      if (!op) throw new Error('nothing sent');
      const parked: Settlement = {
        kind: 'keep',
        seq: op.seq,
        opId: op.opId,
        patch: { state: 'parked-auth', lastError },
        current: null,
        missingBlobs: [],
      };
      await store.settle(lease, { settlements: [parked], host: { needsSignIn: true }, now: 0, next: [] });
      expect(await sendAll()).toEqual([]);
      await store.unpark(lease, ['parked-auth']);
      expect((await store.readState('u1')).needsSignIn).toBe(false);
      expect(await sendAll()).toHaveLength(1);
    });

    test('own delays are cut short, one that the server named is not', async () => {
      await store.settle(lease, {
        settlements: [],
        host: { pause: { until: 99, cause: 'told' } },
        now: 0,
        next: [],
      });
      await store.resetBackoff('u1');
      expect((await store.readState('u1')).pause).toEqual({ until: 99, cause: 'told' });
      await store.settle(lease, {
        settlements: [],
        host: { pause: { until: 99, cause: 'backoff' } },
        now: 0,
        next: [],
      });
      await store.resetBackoff('u1');
      expect((await store.readState('u1')).pause).toBeNull();
    });

    describe('texts', () => {
      const write = (description: string | null) =>
        world.write('u1', 'note.set', { practiceId: 1, description });
      const text = async () => (await world.shown('u1', 'note', '1'))?.description ?? null;
      const refuse = (op: { seq: number; opId: string }, current: Change): Settlement => ({
        kind: 'keep',
        seq: op.seq,
        opId: op.opId,
        patch: { state: 'pending', dueAt: 0, lastError },
        current,
        missingBlobs: [],
      });
      async function conflicted(mine: string | null, theirs: string | null): Promise<string> {
        await page([noteSaid('<p>a</p><p>b</p>', 1)]);
        const opId = await write(mine);
        const [op] = await sendAll();
        if (op) await settle([refuse(op, noteSaid(theirs, 2))]);
        return opId;
      }

      test('a refused text is merged with what the server has, as a write of its own', async () => {
        const opId = await conflicted('<p>mine</p><p>a</p><p>b</p>', '<p>a</p><p>b</p><p>theirs</p>');
        const both = '<p>mine</p><p>a</p><p>b</p><p>theirs</p>';
        expect(await text()).toBe(both);
        const [op] = await sendAll();
        expect(op).toMatchObject({
          attempts: 1,
          baseVersion: 2,
          payload: { practiceId: 1, description: both },
        });
        expect(op?.opId).not.toBe(opId);
      });

      test('two texts for one place wait for the learner, and the row has that of the server', async () => {
        const opId = await conflicted('<p>mine</p><p>b</p>', '<p>theirs</p><p>b</p>');
        expect(await text()).toBe('<p>theirs</p><p>b</p>');
        expect(await store.readQueue('u1', -1)).toMatchObject([{ opId, state: 'conflict' }]);
        expect(await sendAll()).toEqual([]);
      });

      test('the same text from another device ends the op', async () => {
        await conflicted('<p>same</p>', '<p>same</p>');
        expect(await store.countWaiting('u1')).toBe(0);
        expect(await text()).toBe('<p>same</p>');
      });

      test('a text goes against the version that its writer saw, not against a newer one', async () => {
        await page([noteSaid('a', 1)]);
        await write('mine');
        await page([noteSaid('theirs', 5)]);
        expect((await sendAll())[0]).toMatchObject({ baseVersion: 1 });
      });

      test('a word that is gone comes back before the note on it', async () => {
        await page([wordSaid(null, 1)]);
        await world.write('u1', 'wordNote.set', { book: 'vocabBook', word: 'tide', note: 'mine' });
        const [op] = await sendAll();
        if (!op) throw new Error('nothing sent');
        const payload = { book: 'vocabBook', word: 'tide', isIn: true, practiceType: null } as const;
        await settle([
          {
            kind: 'keep',
            seq: op.seq,
            opId: op.opId,
            patch: { state: 'pending', dueAt: 0, lastError },
            current: null,
            missingBlobs: [],
            revival: { kind: 'bookWord.set', payload },
          },
        ]);
        const queue = await store.readQueue('u1', -1);
        expect(queue.map(({ kind }) => kind)).toEqual(['bookWord.set', 'wordNote.set']);
        expect(queue[1]?.opId).toBe(op.opId);
        expect((await world.shown('u1', 'bookWord', 'vocabBook:tide'))?.note).toBe('mine');
      });
    });

    describe('a note on a word that turns out to be gone', () => {
      const word = (isIn: boolean) =>
        ({ book: 'vocabBook', word: 'tide', isIn, practiceType: null }) as const;
      async function refusedNote(then: () => Promise<void>): Promise<void> {
        await page([wordSaid(null, 1)]);
        await world.write('u1', 'wordNote.set', { book: 'vocabBook', word: 'tide', note: 'mine' });
        const [op] = await sendAll();
        if (!op) throw new Error('nothing went out');
        await then();
        const revival = { kind: 'bookWord.set', payload: word(true) } as const;
        await settle([{ ...again(op), revival } as Settlement]);
      }
      const waiting = async () => (await store.readQueue('u1', -1)).map(({ kind }) => kind);

      test('goes with the word when the learner has taken it out meanwhile', async () => {
        await refusedNote(async () => void (await world.write('u1', 'bookWord.set', word(false))));
        expect(await waiting()).toEqual(['bookWord.set']);
        expect(await world.shown('u1', 'bookWord', 'vocabBook:tide')).toBeNull();
        // The server has said that it is gone.
        expect(await sendAll()).toEqual([]);
        expect(await waiting()).toEqual([]);
      });

      test('brings the word back with a mark that waits for a newer app', async () => {
        await refusedNote(async () => {
          await world.write('u1', 'wordBookmark.set', { book: 'vocabBook', word: 'tide', bookmark: 'HARD' });
          const [mark] = await sendAll();
          if (!mark) throw new Error('nothing went out');
          const patch = { state: 'parked-version', dueAt: 0, lastError } as const;
          await settle([{ ...again(mark), patch } as Settlement]);
        });
        expect(await waiting()).toEqual(['bookWord.set', 'wordNote.set', 'wordBookmark.set']);
        const shown = await world.shown('u1', 'bookWord', 'vocabBook:tide');
        expect(shown).toMatchObject({ note: 'mine', bookmark: 'HARD' });
      });

      test('waits for the word that the learner has put back meanwhile', async () => {
        await refusedNote(async () => {
          await world.write('u1', 'bookWord.set', word(false));
          const [removal] = await sendAll();
          if (removal) await settle([again(removal)]);
          await world.write('u1', 'bookWord.set', { ...word(true), practiceType: 'WFD' });
        });
        const queue = await store.readQueue('u1', -1);
        expect(queue.map(({ kind }) => kind)).toEqual(['bookWord.set', 'bookWord.set', 'wordNote.set']);
        expect(queue[2]?.dependsOn).toEqual([queue[1]?.opId]);
        expect((await world.shown('u1', 'bookWord', 'vocabBook:tide'))?.practiceType).toBe('WFD');
      });
    });

    test('a note on a word that another device took out is there again when the learner puts the word back', async () => {
      const put = (isIn: boolean) => ({ book: 'vocabBook' as const, word: 'tide', isIn, practiceType: null });
      await page([wordSaid(null, 1)]);
      await world.write('u1', 'wordNote.set', { book: 'vocabBook', word: 'tide', note: 'mine' });
      await page([wordSaid(null, 2, true)]);
      expect(await world.shown('u1', 'bookWord', 'vocabBook:tide')).toBeNull();
      await world.write('u1', 'bookWord.set', put(true));
      expect((await world.shown('u1', 'bookWord', 'vocabBook:tide'))?.note).toBe('mine');
      await world.write('u1', 'bookWord.set', put(false));
      expect(await world.shown('u1', 'bookWord', 'vocabBook:tide')).toBeNull();
    });

    test('what the server says already is not sent', async () => {
      await page([wordSaid(null, 1)]);
      await world.write('u1', 'bookWord.set', {
        book: 'vocabBook',
        word: 'Tide',
        isIn: false,
        practiceType: null,
      });
      await page([wordSaid(null, 2, true)]);
      expect(await sendAll()).toEqual([]);
      expect(await store.countWaiting('u1')).toBe(0);
    });

    test('a full pull takes away what it lacks, of every kind, and leaves what waits', async () => {
      await page([wordSaid('n', 1), noteSaid('said', 1)]);
      await world.write('u1', 'note.set', { practiceId: 1, description: 'mine' });
      await store.beginRestage(lease, 'expired');
      await page([], { cursor: 'whole' });
      expect(await world.shown('u1', 'bookWord', 'vocabBook:tide')).toBeNull();
      expect((await world.shown('u1', 'note', '1'))?.description).toBe('mine');
      expect(await store.summarize('u1')).toEqual({});
    });

    test('a full pull of some kinds leaves the others, and where the feed was read to', async () => {
      await page([wordSaid('n', 1), noteSaid('said', 1)], { cursor: 'read' });
      await store.beginRestage(lease, 'mismatch', ['note']);
      await page([], { cursor: 'half', isLast: false });
      expect((await store.readState('u1')).restage).toEqual({ cursor: 'half', kinds: ['note'] });
      await page([], { cursor: 'whole' });
      expect(await world.shown('u1', 'note', '1')).toBeNull();
      expect((await world.shown('u1', 'bookWord', 'vocabBook:tide'))?.note).toBe('n');
      expect(await store.readState('u1')).toMatchObject({
        cursor: 'read',
        restage: null,
        checkMismatches: 1,
      });
    });

    test('90 days of the server after an op went out, only the learner may send it again', async () => {
      const day = 86_400_000;
      const heard = (serverTime: number) =>
        store.settle(lease, { settlements: [], host: { serverTime }, now: 0, next: [] });
      await heard(100 * day);
      await world.enqueue('u1', submit(1));
      const [op] = await sendAll();
      if (op) await settle([again(op)]);
      await heard(150 * day);
      // An older answer does not turn the clock back.
      await heard(120 * day);
      expect((await store.readState('u1')).serverTime).toBe(150 * day);
      const [later] = await sendAll();
      expect(later?.attempts).toBe(2);
      if (later) await settle([again(later)]);
      await heard(191 * day);
      // By the device's clock it went out just now: its first copy may still be under way.
      expect(await sendAll(119_999)).toEqual([]);
      expect(await store.readQueue('u1', -1)).toMatchObject([{ state: 'pending', dueAt: 120_000 }]);
      expect(await sendAll(120_000)).toEqual([]);
      expect(await store.readQueue('u1', -1)).toMatchObject([
        { state: 'dead', lastError: { code: 'too-old' } },
      ]);
    });

    test('an op of a newer app waits as parked-version', async () => {
      await world.enqueue('u1', { ...submit(1), v: 99 });
      expect(await sendAll()).toEqual([]);
      expect((await store.readQueue('u1', -1))[0]?.state).toBe('parked-version');
      await store.takeLease('u1', 1);
      expect((await store.readQueue('u1', -1))[0]?.state).toBe('parked-version');
    });
  });
}
