import { describe, expect, test } from 'vitest';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { untried, type OutboxOp } from '#domain/outbox/op.ts';
import type { Lease, Settlement } from '#domain/outbox/store/sync-store.ts';
import { planFollowUp, type FollowUpFacts } from './plan-follow-up.ts';
import { hasTriedOther, isMarkable, planMark } from './plan-mark.ts';
import { planMoot } from './plan-moot.ts';
import { isAwaited, planSettle } from './plan-settle.ts';

const lease: Lease = { userId: 'u1', epoch: 3 };
const word = { book: 'vocabBook', word: 'tide' } as const;
const lastError = { code: 'NOT_FOUND', message: '', at: 5 };

function queued<K extends MutationKind>(
  seq: number,
  kind: K,
  payload: MutationPayload<K>,
  patch: Partial<OutboxOp> = {},
): OutboxOp {
  const { needs: _needs, isRedundant: _isRedundant, ...made } = newOp(kind, payload);
  const rest = { opId: `op-${seq}`, userId: 'u1', sizeBytes: 1, dependsOn: [], createdAt: 0 };
  return { ...made, ...untried, ...rest, seq, ...patch };
}

const sent = { state: 'inflight', attempts: 1, epoch: 3 } as const;
const done = (op: OutboxOp): Settlement => {
  return { kind: 'done', seq: op.seq, opId: op.opId, replayed: false, change: null, ms: 7 };
};
const kept = (op: OutboxOp, patch: Partial<Extract<Settlement, { kind: 'keep' }>> = {}): Settlement => ({
  kind: 'keep',
  seq: op.seq,
  opId: op.opId,
  patch: { state: 'pending', dueAt: 9, lastError },
  current: null,
  missingBlobs: [],
  ...patch,
});

describe('an answer of the server', () => {
  const op = queued(1, 'note.set', { practiceId: 1, description: 'mine' }, sent);

  test('ends its op and no other one', () => {
    const { gone, put, followUp, isRowUnknown } = planSettle(op, done(op), 5);
    expect({ gone, put, followUp, isRowUnknown }).toEqual({
      gone: [op],
      put: [],
      followUp: null,
      isRowUnknown: false,
    });
  });

  test('to a removal that names no change leaves nothing of the row', () => {
    const removal = queued(2, 'comment.delete', { commentId: 'c' }, sent);
    expect(planSettle(removal, done(removal), 5).isRowUnknown).toBe(true);
  });

  test('that keeps the op stores why and when it goes again', () => {
    const { put, ledger, isViewStale, blobs } = planSettle(op, kept(op, { missingBlobs: ['sha'] }), 5);
    expect(put).toEqual([{ ...op, state: 'pending', dueAt: 9, lastError }]);
    expect(ledger).toEqual([{ opId: 'op-1', at: 5, event: { kind: 'retry', code: 'NOT_FOUND', dueAt: 9 } }]);
    expect(isViewStale).toBe(false);
    expect(blobs?.missing).toEqual(['sha']);
  });

  test('is of nothing once the op was replaced, released or sent by another drainer', () => {
    expect(isAwaited(op, done(op), lease)).toBe(true);
    expect(isAwaited({ ...op, opId: 'other' }, done(op), lease)).toBe(false);
    expect(isAwaited({ ...op, state: 'pending' }, done(op), lease)).toBe(false);
    expect(isAwaited({ ...op, epoch: 4 }, done(op), lease)).toBe(false);
    expect(isAwaited(undefined, done(op), lease)).toBe(false);
  });
});

describe('what follows from an answer that keeps the op', () => {
  const facts = (about: readonly OutboxOp[]): FollowUpFacts => {
    const value = { book: 'vocabBook', word: 'tide', note: 'old' };
    return { about, shadow: { version: 4, value }, at: 5, newId: () => 'fresh' };
  };
  const note = queued(3, 'wordNote.set', { ...word, note: 'mine' }, { attempts: 1 });
  const mark = queued(5, 'wordBookmark.set', { ...word, bookmark: 'HARD' });
  const back = { kind: 'bookWord.set', payload: { ...word, isIn: true, practiceType: null } } as const;
  const revive = { kind: 'revive', revival: back } as const;

  test('a lost row is brought back first, and all that wants something of it waits behind', () => {
    const { gone, put, isRowGone } = planFollowUp(note, revive, facts([note, mark]));
    expect(isRowGone).toBe(true);
    expect(gone.map(({ seq }) => seq)).toEqual([3, 5]);
    expect(put.map(({ opId, seq, dependsOn }) => [opId, seq, dependsOn])).toEqual([
      ['fresh', undefined, []],
      ['op-3', undefined, ['fresh']],
      ['op-5', undefined, ['fresh']],
    ]);
  });

  test('a note goes with the word that the learner takes out after it', () => {
    const removal = queued(4, 'bookWord.set', { ...word, isIn: false, practiceType: null });
    const { gone, put, ledger } = planFollowUp(note, revive, facts([note, removal]));
    expect([gone, put]).toEqual([[note], []]);
    expect(ledger).toEqual([{ opId: 'op-3', at: 5, event: { kind: 'merged', into: 'op-4' } }]);
  });

  test('a newer text behind a refused one takes over what that one started from', () => {
    const refused = queued(1, 'note.set', { practiceId: 1, description: 'a' }, { base: { text: 'seen' } });
    const dead = { ...refused, state: 'dead', baseVersion: 2 } as const;
    const newer = queued(2, 'note.set', { practiceId: 1, description: 'b' }, { base: { text: 'a' } });
    const settled = planSettle({ ...dead, ...sent }, kept(dead, { patch: { state: 'dead', lastError } }), 5);
    expect(settled.followUp).toEqual({ kind: 'pass-base-on' });
    const { put } = planFollowUp(dead, { kind: 'pass-base-on' }, facts([dead, newer]));
    expect(put).toEqual([{ ...newer, base: { text: 'seen' }, baseVersion: 2 }]);
  });
});

describe('an op that is about to go', () => {
  const op = queued(1, 'bookmark.set', { practiceId: 1, type: 'HARD' });
  const facts = { lease, now: 5, serverTime: null, shadow: null, isOtherTried: false };
  const said = { version: 2, value: { type: 'HARD' } };

  test('stays in the queue, in flight, while it is sent', () => {
    const { sent: going, gone, put } = planMark(op, facts);
    expect(going).toMatchObject({ opId: 'op-1', state: 'inflight', attempts: 1, epoch: 3 });
    expect([gone, put]).toEqual([[], [going]]);
  });

  test('is done when the server says it already, unless another one of its slot went out', () => {
    expect(planMark(op, { ...facts, shadow: said })).toMatchObject({ gone: [op], sent: null, isEnded: true });
    expect(planMark(op, { ...facts, shadow: said, isOtherTried: true }).sent).not.toBe(null);
    const other = { ...op, seq: 2, attempts: 1 };
    expect([hasTriedOther(op, [op, other]), hasTriedOther(other, [op, other])]).toEqual([true, false]);
  });

  test('must be pending and of the drainer’s learner', () => {
    expect(isMarkable(op, lease)).toBe(true);
    expect(isMarkable({ ...op, state: 'dead' }, lease)).toBe(false);
    expect(isMarkable({ ...op, userId: 'u2' }, lease)).toBe(false);
  });
});

test('after a pull only a choice that was made elsewhere ends', () => {
  const op = queued(1, 'note.set', { practiceId: 1, description: 'mine' }, { state: 'conflict' });
  const said = (description: string) => ({ version: 2, value: { practiceId: 1, description } });
  expect(planMoot(op, said('mine'), 5)?.gone).toEqual([op]);
  expect(planMoot(op, said('theirs'), 5)).toBe(null);
  expect(planMoot({ ...op, state: 'pending' }, said('mine'), 5)).toBe(null);
});
