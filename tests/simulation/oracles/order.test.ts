import { expect, test } from 'vitest';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { createLedger } from '#tests/simulation/ledger.ts';
import { conserved } from './conserved.ts';
import type { Look } from './oracle.ts';
import { createOrder } from './order.ts';

const userId = 'a1';
const target = 'bookWord:vocabBook:tide';
const word = { book: 'vocabBook', word: 'tide' };

function op(opId: string, seq: number, kind: 'bookWord.set' | 'wordNote.set', dependsOn: string[] = []) {
  const isWord = kind === 'bookWord.set';
  const payload = isWord ? { ...word, isIn: true, practiceType: null } : { ...word, note: 'one 111' };
  const slot = isWord ? target : `${target}#note`;
  const made = { opId, kind, cls: 'register', target, slot, lane: 'book:vocabBook:tide', payload } as const;
  return { ...made, seq, dependsOn, userId } as unknown as OutboxOp;
}

/** The queue of one device, and what happens of it at the server. */
function createDevice() {
  const ledger = createLedger();
  const found: string[] = [];
  const world = { ledger, violate: (_: string, message: string) => void found.push(message) };
  const happened = createOrder(world);
  let queue: OutboxOp[] = [];
  return {
    found,
    /** The learner does something: the queue is like this then. */
    learn: (made: OutboxOp, after: OutboxOp[]) => {
      ledger.commit({ device: 0, userId, made, seenWords: [], before: queue, after });
      queue = after;
    },
    /** The app itself has changed the queue. */
    look: (ops: OutboxOp[]) => {
      queue = ops;
      const byId = new Map(ops.map((each) => [each.opId, each]));
      conserved.look({ world, device: { index: 0 }, ops, byId, byTarget: new Map() } as unknown as Look);
    },
    happen: ({ opId, kind, payload }: OutboxOp) => {
      happened({ opId, userId, kind, key: 'vocabBook:tide', payload, isChange: true });
    },
  };
}

test('a later op of a lane must not overtake an older one', () => {
  const { learn, happen, found } = createDevice();
  const note = op('note', 1, 'wordNote.set');
  const again = op('again', 2, 'bookWord.set');
  learn(note, [note]);
  learn(again, [note, again]);
  happen(again);
  happen(note);
  expect(found).toEqual([
    expect.stringContaining('wordNote.set note (0) happened after bookWord.set again (1)'),
  ]);
});

test('a note that was moved behind what brings its word back happens after the word, whoever put it in last', () => {
  const { learn, look, happen, found } = createDevice();
  const note = op('note', 1, 'wordNote.set');
  const again = op('again', 2, 'bookWord.set');
  learn(note, [note]);
  look([op('revival', 2, 'bookWord.set'), op('note', 3, 'wordNote.set', ['revival'])]);
  // It takes the place of what the app made.
  learn(again, [again, op('note', 3, 'wordNote.set', ['again'])]);
  happen(again);
  happen(note);
  expect(found).toEqual([]);
});
