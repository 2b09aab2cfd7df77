import { expect, test } from 'vitest';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { createLedger } from '#tests/simulation/ledger.ts';
import { conserved } from './conserved.ts';
import type { Look } from './oracle.ts';

const userId = 'a1';
const target = 'bookWord:vocabBook:tide';

/** A device whose queue is empty, and what the server says of a word. */
function createDevice(note: string | null) {
  const ledger = createLedger();
  const found: string[] = [];
  const ops: OutboxOp[] = [];
  const change = { value: { note } };
  const server = {
    applied: new Set(),
    satisfied: new Set(),
    notFound: new Set(),
    account: () => ({ feed: new Map([['bookWord vocabBook:tide', { change }]]) }),
  };
  const world = { ledger, server, violate: (_: string, message: string) => void found.push(message) };
  const device = { index: 0, storage: { row: () => ({ shadow: { version: 1, ...change } }) } };
  return {
    /** The learner writes a note, behind what waits. */
    write: (opId: string, text: string | null) => {
      const payload = { book: 'vocabBook', word: 'tide', note: text };
      const made = {
        opId,
        kind: 'wordNote.set',
        cls: 'register',
        target,
        slot: `${target}#note`,
        lane: 'book:vocabBook:tide',
        payload,
      } as const;
      const before = [...ops];
      ops.push({ ...made, userId, seq: ops.length + 1 } as unknown as OutboxOp);
      ledger.commit({ device: 0, userId, made, seenWords: [], before, after: ops });
    },
    /** The whole queue goes. */
    look: () => {
      conserved.look({ world, device, ops: [], byId: new Map(), byTarget: new Map() } as unknown as Look);
      return found;
    },
  };
}

test('an older text goes with the newer one that the server was found to say', () => {
  const { write, look } = createDevice(null);
  write('op1', 'one 111');
  write('op2', null);
  expect(look()).toEqual([]);
});

test('an older text is lost when the newer one is lost too', () => {
  const { write, look } = createDevice('one 333');
  write('op1', 'one 111');
  write('op2', null);
  expect(look()).toEqual([expect.stringContaining('act op1 (wordNote.set')]);
});

test('a newer text is not done because the server says the older one', () => {
  const { write, look } = createDevice(null);
  write('op1', null);
  write('op2', 'one 111');
  expect(look()).toEqual([expect.stringContaining('act op2 (wordNote.set')]);
});
