import { expect, test } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { openAnswering } from './open-answering.ts';

interface Connection {
  readonly name: string;
  isClosed: boolean;
  close(): void;
}

function createConnection(name: string): Connection {
  return {
    name,
    isClosed: false,
    close() {
      this.isClosed = true;
    },
  };
}

/** A database whose calls of `open` end when the test says so. */
function silentDatabase() {
  const calls: PromiseWithResolvers<Connection>[] = [];
  const clock = createFakeClock();
  let silences = 0;
  const opening = openAnswering(
    () => {
      const call = Promise.withResolvers<Connection>();
      calls.push(call);
      return call.promise;
    },
    { clock, onSilent: () => (silences += 1) },
  );
  return { calls, clock, opening, silences: () => silences };
}

test('opens once and reports no silence when the database answers in time', async () => {
  const { calls, clock, opening, silences } = silentDatabase();
  clock.advance(4_999);
  calls[0]?.resolve(createConnection('first'));
  expect((await opening).name).toBe('first');
  clock.advance(60_000);
  expect({ opened: calls.length, silences: silences() }).toEqual({ opened: 1, silences: 0 });
});

test('opens again after 5 s without an answer, then after 10 s more, and reports each silence', async () => {
  const { calls, clock, opening, silences } = silentDatabase();
  clock.advance(5_000);
  expect({ opened: calls.length, silences: silences() }).toEqual({ opened: 2, silences: 1 });
  clock.advance(9_999);
  expect(calls).toHaveLength(2);
  clock.advance(1);
  expect({ opened: calls.length, silences: silences() }).toEqual({ opened: 3, silences: 2 });
  calls[2]?.resolve(createConnection('third'));
  expect((await opening).name).toBe('third');
});

test('closes a connection that opens after another one', async () => {
  const { calls, clock, opening } = silentDatabase();
  clock.advance(5_000);
  const [late, used] = [createConnection('late'), createConnection('used')];
  calls[1]?.resolve(used);
  expect(await opening).toBe(used);
  calls[0]?.resolve(late);
  await calls[0]?.promise;
  expect([used.isClosed, late.isClosed]).toEqual([false, true]);
});

test('rejects when the browser refuses, and does not try again', async () => {
  const { calls, clock, opening } = silentDatabase();
  calls[0]?.reject(new DOMException('no', 'SecurityError'));
  await expect(opening).rejects.toThrow('no');
  clock.advance(60_000);
  expect(calls).toHaveLength(1);
});
