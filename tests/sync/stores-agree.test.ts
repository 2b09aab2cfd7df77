import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { BatchResponse, Change, OpResult } from '#contract/sync.ts';
import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import { systemDigest } from '#platform/digest.ts';
import type { CallOutcome } from '#sync/call-outcome.ts';
import { planBatch } from '#sync/plan-batch.ts';
import { settleBatch } from '#sync/settle-batch.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds, createSeededRandom } from '#tests/support/fake-ports.ts';
import { applyKind, openKindAccount, Refused } from '#tests/support/fault-server-kinds.ts';
import { createMemorySyncStore } from '#tests/support/memory-sync-store.ts';

/*
 * The simulation runs on the memory store and the app on Dexie. Whatever happens, in whatever order, both must have the
 * same queue, show the same and send the same; then what the simulation proves holds for the app.
 */

const seeds = Number(process.env['AGREE_SEEDS'] ?? 20);
const words = ['tide', 'Oak'] as const;
type Wish = { [K in MutationKind]: { kind: K; payload: MutationPayload<K> } }[MutationKind];

function wishMaker(next: (below: number) => number, uuid: () => string) {
  const comments: string[] = [];
  const book = () => ({ book: 'vocabBook', word: words[next(2)] ?? 'tide' }) as const;
  const comment = () => comments[next(comments.length)] ?? uuid();
  const mark = () => (['EASY', 'HARD', 'UNMARK'] as const)[next(3)] ?? 'EASY';
  const text = () =>
    next(4) === 0
      ? null
      : ['a', 'b', 'c', 'd'].map((line) => (next(3) === 0 ? `${line}${next(9)}` : line)).join('\n');
  const evaluation = () => ({
    answerId: `a0000000-0000-4000-8000-00000000000${next(2)}`,
    verdict: next(3) ? ('TOO_LOW' as const) : null,
    comment: next(2) ? 'why' : null,
    about: { scorer: 'writing@2026-11-25', low: 4, high: 6, max: 15, scoredOn: null },
  });
  const makers: (() => Wish)[] = [
    () => ({ kind: 'bookmark.set', payload: { practiceId: next(2), type: mark() } }),
    () => ({ kind: 'profile.set', payload: next(2) ? { nickname: `n${next(3)}x` } : { language: 'HI' } }),
    () => ({ kind: 'bookWord.set', payload: { ...book(), isIn: next(3) > 0, practiceType: null } }),
    () => ({ kind: 'wordBookmark.set', payload: { ...book(), bookmark: next(3) ? 'HARD' : null } }),
    () => ({ kind: 'wordNote.set', payload: { ...book(), note: text() } }),
    () => ({ kind: 'note.set', payload: { practiceId: next(2), description: text() } }),
    () => ({ kind: 'note.set', payload: { practiceId: next(2), description: text() } }),
    () => {
      comments.push(uuid());
      const commentId = comments.at(-1) ?? '';
      return {
        kind: 'comment.create',
        payload: { commentId, practiceId: 1, comment: 'c', images: [], writtenAt: 0 },
      };
    },
    () => {
      comments.push(uuid());
      const payload = {
        replyId: comments.at(-1) ?? '',
        commentId: comment(),
        reply: 'r',
        images: [],
        writtenAt: 0,
      };
      return { kind: 'reply.create', payload };
    },
    () => ({ kind: 'comment.delete', payload: { commentId: comment() } }),
    () => ({ kind: 'like.set', payload: { commentId: comment(), liked: next(2) > 0 } }),
    () => ({ kind: 'evaluation.set', payload: evaluation() }),
    () => ({ kind: 'report.create', payload: { reportId: uuid(), practiceId: 1, description: 'd' } }),
    () => ({
      kind: 'dictation.submit',
      payload: { dictationId: uuid(), words: [{ word: 'a', answer: 'a' }], answeredAt: 0 },
    }),
    () => {
      const score = 10 + next(3);
      const scores = { listening: score, reading: score, writing: score, speaking: score, overall: score };
      return { kind: 'target.set', payload: { ...scores, examDate: '2026-06-01', language: 'EN' } };
    },
  ];
  return () => (makers[next(makers.length)] ?? makers[0])?.();
}

async function runSeed(seed: number): Promise<void> {
  const random = createSeededRandom(seed);
  const next = (below: number) => Math.floor(random.next() * below);
  const ids = createCountingIds(seed);
  const indexedDB = new IDBFactory();
  const db = await openDatabase('passage', { indexedDB, IDBKeyRange });
  const store = createDexieSyncStore({ db, digest: systemDigest, ids: createCountingIds(0xeeee) });
  const memory = createMemorySyncStore();
  const account = openKindAccount('u1');
  const results = new Map<string, Change | null>();
  const given = new Set<string>();
  const wish = wishMaker(next, () => ids.uuid());
  let pulled = 0;
  let now = 0;

  async function write(): Promise<void> {
    const made = wish();
    if (!made) return;
    const opId = ids.uuid();
    given.add(opId);
    const context: DataContext = {
      db,
      strictDb: db,
      userId: 'u1',
      clock: createFakeClock(0),
      ids: { uuid: () => opId },
      digest: systemDigest,
      kick: () => {},
    };
    const kind = changedKinds[made.kind];
    const key = findOpRule(made.kind)?.key(made.payload) ?? '';
    await commit(context, {
      async write(tables) {
        const shadow =
          kind === 'bookmark'
            ? (await tables.bookmarks.get(['u1', Number(key)]))?.shadow
            : kind === 'profile'
              ? (await tables.profiles.get('u1'))?.shadow
              : kind === null
                ? null
                : (await tables.entities.get(['u1', kind, key]))?.shadow;
        return [newOp(made.kind, made.payload, { shadow: shadow ?? null })];
      },
    });
    memory.write('u1', made.kind, made.payload, { opId });
  }

  function resultOf(op: OutboxOp): OpResult {
    const { opId } = op;
    try {
      const roll = random.next();
      if (roll < 0.08) throw new Refused('INTERNAL', 500);
      if (roll < 0.12) throw new Refused('VALIDATION', 400);
      const isKnown = results.has(opId);
      if (!isKnown) results.set(opId, applyKind(account, op));
      return { opId, outcome: 'applied', replayed: isKnown, change: results.get(opId) ?? null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, status, current } = error;
      const shape = { status, code, message: code, error: code, errors: [] };
      return { opId, outcome: 'failed', error: shape, retryAfterSeconds: null, current };
    }
  }

  async function drain(): Promise<void> {
    now += 10 * 60_000;
    const [lease, own] = [await store.takeLease('u1', now), await memory.takeLease('u1', now)];
    expect(own.state).toEqual(lease.state);
    const queue = await store.readQueue('u1', -1);
    const seqs = planBatch({ ops: queue, now, missingBlobs: new Set(), maxOps: 1 + next(5) });
    const marked = await store.markInflight(lease.lease, seqs, now);
    const ownMarked = await memory.markInflight(own.lease, seqs, now);
    if (marked.kind === 'fenced' || ownMarked.kind === 'fenced') throw new Error('fenced');
    expect(named(ownMarked.ops)).toEqual(named(marked.ops));
    if (marked.ops.length === 0) return;
    const body: BatchResponse = { results: marked.ops.map(resultOf), serverTime: now };
    const isLost = random.next() < 0.2;
    const outcome: CallOutcome<BatchResponse> = isLost
      ? { kind: 'unknown', reason: 'network' }
      : { kind: 'answered', body };
    const settle = (ops: readonly OutboxOp[], outcome: CallOutcome<BatchResponse>) =>
      settleBatch(ops, outcome, {
        now,
        ms: 1,
        random: createSeededRandom(now),
        hostFailures: 0,
        strikes: 0,
        othersGotThrough: false,
      });
    const { settlements, host } = settle(marked.ops, outcome);
    const ownIds = new Map(marked.ops.map((op, at) => [op.opId, ownMarked.ops[at]?.opId ?? '']));
    const theirs = settlements.map((each) => ({ ...each, opId: ownIds.get(each.opId) ?? '' }));
    await store.settle(lease.lease, { settlements, host, now, next: [] });
    await memory.settle(own.lease, { settlements: theirs, host, now, next: [] });
  }

  async function pull(): Promise<void> {
    const isWhole = random.next() < 0.2;
    const [{ lease }, own] = [await store.takeLease('u1', now), await memory.takeLease('u1', now)];
    if (isWhole) {
      await store.beginRestage(lease, 'expired');
      await memory.beginRestage(own.lease, 'expired');
    }
    const rows = [...account.feed.values()].filter(({ seq }) => isWhole || seq > pulled);
    const changes = rows.sort((a, b) => a.seq - b.seq).map(({ change }) => change);
    pulled = account.seq;
    const page = { changes, cursor: String(pulled), isLast: true, now, serverTime: now };
    await store.applyPage(lease, page);
    await memory.applyPage(own.lease, page);
  }

  function elsewhere(): void {
    const made = wish();
    try {
      if (made) applyKind(account, { opId: ids.uuid(), ...made, baseVersion: 'any' });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Ids that a store made itself have no name in common. */
  const nameOf = (opId: string) => (given.has(opId) ? opId : 'made');
  const named = (ops: readonly OutboxOp[]) =>
    ops.map((op) => ({
      ...op,
      opId: nameOf(op.opId),
      dependsOn: op.dependsOn.map(nameOf),
    }));
  const events = (lines: readonly OplogLine[]) =>
    lines.map(({ opId, event }) => `${nameOf(opId)} ${event.kind}`).sort();

  const anonymous = (value: unknown) => {
    const id = (value as { id?: string } | null)?.id;
    return id !== undefined && /^(0000|eeee)eeee-/.test(id) ? { ...(value as object), id: 'made' } : value;
  };

  async function expectSame(): Promise<void> {
    const queue = await db.outbox.orderBy('seq').toArray();
    const ownQueue = [...memory.outbox.values()].sort((a, b) => a.seq - b.seq);
    expect(named(ownQueue)).toEqual(named(queue));
    expect(events(memory.ledger)).toEqual(events((await db.oplog.toArray()).flatMap(({ lines }) => lines)));
    for (const { kind, key, value, shadow } of await db.entities.toArray()) {
      expect(anonymous(memory.shown('u1', kind, key)), `${kind} ${key}`).toEqual(anonymous(value));
      expect(memory.user('u1').shadows.get(targetOf(kind, key)) ?? null, `${kind} ${key}`).toEqual(shadow);
    }
    for (const kind of [
      'bookWord',
      'note',
      'comment',
      'like',
      'evaluation',
      'dictation',
      'target',
    ] as const) {
      const rows = (await db.entities.toArray()).filter((row) => row.kind === kind && row.value !== null);
      expect(memory.shownKeys('u1', kind)).toEqual(rows.map((row) => row.key).sort());
    }
    for (const { practiceId, type } of await db.bookmarks.toArray()) {
      expect(memory.shown('u1', 'bookmark', String(practiceId))?.type ?? 'UNMARK').toBe(type);
    }
    const profile = await db.profiles.get('u1');
    if (profile)
      expect(memory.shown('u1', 'profile', '')).toMatchObject({
        nickname: profile.nickname,
        language: profile.language,
      });
    expect(await memory.summarize('u1')).toEqual(await store.summarize('u1'));
  }

  for (let count = 0; count < 40; count += 1) {
    const roll = random.next();
    if (roll < 0.5) await write();
    else if (roll < 0.75) await drain();
    else if (roll < 0.88) elsewhere();
    else await pull();
    try {
      await expectSame();
    } catch (error) {
      throw new Error(`seed ${seed}, step ${count}`, { cause: error });
    }
  }
  db.close();
}

test(`${seeds} random histories leave the memory store and Dexie alike`, async () => {
  for (let seed = 1; seed <= seeds; seed += 1) await expect(runSeed(seed)).resolves.toBeUndefined();
}, 300_000);
