import { describe, expect, test } from 'vitest';
import { absorbedBy, coalesce, type Coalescing } from './coalesce.ts';
import { newOp, type NewOp } from './new-op.ts';
import type { OpState, OutboxOp } from './op.ts';

const answerId = '11111111-0000-4000-8000-000000000001';
const submit = newOp('answer.submit', {
  answerId,
  practiceId: 1,
  taskType: 'WFD',
  answer: { kind: 'type', text: 'a' },
  duration: 1,
  pteType: 'CORE',
  answeredAt: 1,
});
const remove = newOp('answer.delete', { answerId });
const mark = (type: 'EASY' | 'HARD' | 'UNMARK', isRedundant = false): NewOp => ({
  ...newOp('bookmark.set', { practiceId: 1, type }),
  isRedundant,
});

const note = (description: string | null) => newOp('note.set', { practiceId: 1, description });
const word = { book: 'vocabBook', word: 'tide' } as const;
const wordMark = newOp('wordBookmark.set', { ...word, bookmark: 'HARD' });
const wordNote = newOp('wordNote.set', { ...word, note: 'n' });

let seq = 0;
function waiting(op: NewOp, state: OpState = 'pending', attempts = 0, serverErrors = 0): OutboxOp {
  seq += 1;
  return {
    ...op, seq, opId: `op-${seq}`, userId: 'u', dependsOn: [], sizeBytes: 1, state, attempts, serverErrors,
    maxBatch: 100, firstSentAt: null, heardAt: null, dueAt: 0, epoch: 0, lastError: null, createdAt: 0,
  }; // prettier-ignore
}

interface Row {
  name: string;
  next: NewOp;
  queue: OutboxOp[];
  kind: Coalescing['kind'];
}

const table: Row[] = [
  { name: 'first wish', next: mark('EASY'), queue: [], kind: 'append' },
  { name: 'wish for what the server has', next: mark('UNMARK', true), queue: [], kind: 'drop' },
  { name: 'update + update', next: mark('HARD'), queue: [waiting(mark('EASY'))], kind: 'replace' },
  { name: 'create + delete', next: mark('UNMARK', true), queue: [waiting(mark('EASY'))], kind: 'cancel' },
  { name: 'update + delete', next: mark('UNMARK'), queue: [waiting(mark('EASY'))], kind: 'replace' },
  { name: 'delete + create', next: mark('EASY'), queue: [waiting(mark('UNMARK'))], kind: 'replace' },
  {
    name: 'behind one in flight',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'inflight', 1)],
    kind: 'append',
  },
  {
    name: 'behind one that was tried',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'pending', 1)],
    kind: 'append',
  },
  {
    name: 'back to the server state behind one that was tried',
    next: mark('UNMARK', true),
    queue: [waiting(mark('EASY'), 'pending', 1)],
    kind: 'append',
  },
  {
    name: 'the last of two, of which the first was tried',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'pending', 1), waiting(mark('UNMARK'))],
    kind: 'replace',
  },
  {
    name: 'in place of one that was refused',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'dead', 1)],
    kind: 'replace',
  },
  {
    name: 'in place of one that died of 5xx answers',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'dead', 9, 8)],
    kind: 'replace',
  },
  {
    name: 'back to the server state behind one that died of 5xx answers, which may stand there',
    next: mark('UNMARK', true),
    queue: [waiting(mark('EASY'), 'dead', 9, 8)],
    kind: 'append',
  },
  {
    name: 'while parked and untried',
    next: mark('HARD'),
    queue: [waiting(mark('EASY'), 'parked-auth')],
    kind: 'replace',
  },
  { name: 'an answer', next: submit, queue: [], kind: 'append' },
  { name: 'delete of an untried answer', next: remove, queue: [waiting(submit)], kind: 'cancel' },
  { name: 'delete of a refused answer', next: remove, queue: [waiting(submit, 'dead', 1)], kind: 'cancel' },
  {
    name: 'delete of an answer in flight',
    next: remove,
    queue: [waiting(submit, 'inflight', 1)],
    kind: 'append',
  },
  {
    name: 'delete of an answer that was tried',
    next: remove,
    queue: [waiting(submit, 'pending', 2)],
    kind: 'append',
  },
  { name: 'delete of an answer on the server', next: remove, queue: [], kind: 'append' },
  { name: 'a note after a note', next: note('b'), queue: [waiting(note('a'))], kind: 'replace' },
  {
    name: 'a note beside a refused one, whose words are kept',
    next: note('b'),
    queue: [waiting(note('a'), 'dead', 1)],
    kind: 'append',
  },
  {
    name: 'a note beside one that waits for a choice',
    next: note('b'),
    queue: [waiting(note('a'), 'conflict', 1)],
    kind: 'append',
  },
  {
    name: 'a note taken back beside a refused one',
    next: { ...note(null), isRedundant: true },
    queue: [waiting(note('a'), 'dead', 1)],
    kind: 'drop',
  },
  {
    name: 'a mark beside a note on the same word',
    next: wordMark,
    queue: [waiting(wordNote)],
    kind: 'append',
  },
  {
    name: 'a patch that says nothing new, after one that does',
    next: { ...newOp('profile.set', { language: 'EN' }), isRedundant: true },
    queue: [waiting(newOp('profile.set', { nickname: 'ada' }))],
    kind: 'replace',
  },
  { name: 'second delete', next: remove, queue: [waiting(remove)], kind: 'drop' },
];

describe('what becomes of a new op', () => {
  test.each(table)('$name: $kind', ({ next, queue, kind }) => {
    expect(coalesce(next, queue).kind).toBe(kind);
  });

  test('two profile wishes become one with both', () => {
    const older = newOp('profile.set', { nickname: 'ada', pteType: 'CORE' });
    const newer = newOp('profile.set', { pteType: 'ACADEMIC' });
    expect(coalesce(newer, [waiting(older)])).toMatchObject({
      kind: 'replace',
      payload: { nickname: 'ada', pteType: 'ACADEMIC' },
    });
  });
});

test('a word that is taken out takes along what was never sent about it, and nothing else', () => {
  const out = newOp('bookWord.set', { ...word, isIn: false, practiceType: null });
  const unsent = [waiting(wordMark), waiting(wordNote)];
  expect(absorbedBy(out, [...unsent, waiting(wordNote, 'pending', 1)])).toEqual(unsent);
  expect(absorbedBy(newOp('bookWord.set', { ...word, isIn: true, practiceType: null }), unsent)).toEqual([]);
});
