import { expect, test } from 'vitest';
import type { MutationKind } from '#contract/mutations.ts';
import { createLedger } from '#tests/simulation/ledger.ts';
import { createTexts } from './order.ts';

const userId = 'a1';
const word = { book: 'vocabBook', word: 'tide' };
const note = (text: string | null) => ({ ...word, note: text });
const membership = (isIn: boolean) => ({ ...word, isIn, practiceType: null });

/** One word of a learner with two devices. */
function createWord() {
  const ledger = createLedger();
  const found: string[] = [];
  const happened = createTexts({ ledger, violate: (_, message) => void found.push(message) });
  let made = 0;
  return {
    found,
    /** A device writes, with these words before it, and the server does it. */
    write: (
      device: number,
      kind: MutationKind,
      payload: object,
      { seenWords = [], isChange = true }: { seenWords?: string[]; isChange?: boolean } = {},
    ) => {
      made += 1;
      const opId = `op${made}`;
      const target = 'bookWord:vocabBook:tide';
      const slot = kind === 'wordNote.set' ? `${target}#note` : target;
      const op = { opId, kind, cls: 'register', target, slot, lane: 'book:vocabBook:tide', payload } as const;
      const after = [{ ...op, seq: made }] as never;
      ledger.commit({ device, userId, made: op, seenWords, before: [], after });
      happened({ opId, userId, kind, key: 'vocabBook:tide', payload, isChange });
    },
  };
}

test('a note that its reader replaced is lost by nobody; one that the writer never saw is', () => {
  const read = createWord();
  read.write(1, 'wordNote.set', note('one 111'));
  read.write(0, 'wordNote.set', note('one 222'), { seenWords: ['111'] });
  expect(read.found).toEqual([]);

  const unread = createWord();
  unread.write(1, 'wordNote.set', note('one 111'));
  unread.write(0, 'wordNote.set', note('one 222'));
  expect(unread.found).toHaveLength(1);
});

test('a note goes with the word that its reader took out, and another device may write a first one', () => {
  const { write, found } = createWord();
  write(1, 'wordNote.set', note('one 111'));
  write(1, 'bookWord.set', membership(false), { seenWords: ['111'] });
  write(0, 'bookWord.set', membership(true));
  write(0, 'wordNote.set', note('one 222'));
  expect(found).toEqual([]);
});

test('who takes a word out must have seen its note', () => {
  const { write, found } = createWord();
  write(1, 'wordNote.set', note('one 111'));
  write(0, 'bookWord.set', membership(false));
  expect(found).toEqual([expect.stringContaining('bookWord.set vocabBook:tide: the words 111')]);
});

test('a word that is in the book already keeps its note', () => {
  const { write, found } = createWord();
  write(1, 'wordNote.set', note('one 111'));
  write(0, 'bookWord.set', membership(true), { isChange: false });
  expect(found).toEqual([]);
  write(0, 'wordNote.set', note('one 222'));
  expect(found).toHaveLength(1);
});

test('who replaces an own text that waits and then takes the word out had seen what the text was written on', () => {
  const ledger = createLedger();
  const found: string[] = [];
  const happened = createTexts({ ledger, violate: (_, message) => void found.push(message) });
  const target = 'bookWord:vocabBook:tide';
  const base = { cls: 'register', target, lane: 'book:vocabBook:tide' } as const;
  const noteOp = (opId: string, text: string) =>
    ({ ...base, opId, kind: 'wordNote.set', slot: `${target}#note`, payload: note(text) }) as const;
  const queued = (op: object, seq: number) => ({ ...op, seq }) as never;

  const sent = noteOp('op1', 'one 111');
  ledger.commit({ device: 0, userId, made: sent, seenWords: [], before: [], after: [queued(sent, 1)] });
  const { opId, kind, payload } = sent;
  happened({ opId, userId, kind, key: 'vocabBook:tide', payload, isChange: true });
  ledger.settle(opId, 'applied');
  const waiting = noteOp('op2', 'one 222');
  ledger.commit({
    device: 0,
    userId,
    made: waiting,
    seenWords: ['111'],
    before: [],
    after: [queued(waiting, 2)],
  });
  // The screen shows the text that waits, and taking the word out takes that text along.
  const gone = {
    ...base,
    opId: 'op3',
    kind: 'bookWord.set',
    slot: target,
    payload: membership(false),
  } as const;
  const before = [queued(waiting, 2)];
  ledger.commit({ device: 0, userId, made: gone, seenWords: ['222'], before, after: [queued(gone, 3)] });
  happened({
    opId: 'op3',
    userId,
    kind: gone.kind,
    key: 'vocabBook:tide',
    payload: gone.payload,
    isChange: true,
  });
  expect(found).toEqual([]);
});
