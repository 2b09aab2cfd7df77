import { locks } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createAnswerSeats, isSeatWanted, type SeatHolder } from './answer-seats.ts';
import { createChannel } from './channel.ts';

let keys = 0;
function createTabs() {
  keys += 1;
  const key = `seat-${keys}`;
  const open = () =>
    createAnswerSeats({ locks, channel: createChannel('answer-seats-test', isSeatWanted), patienceMs: 200 });
  return { key, first: open(), second: open() };
}
const work = (handOver: SeatHolder['handOver'] = async () => undefined) => ({
  handOver,
  lost: vi.fn<() => void>(),
});
const never = new AbortController().signal;

it('gives an answer to one tab at a time', async () => {
  const { key, first, second } = createTabs();
  const seat = await first.take(key, work());
  expect(seat).not.toBeNull();
  expect(await second.isTaken(key)).toBe(true);
  expect(await second.take(key, work())).toBeNull();
  const free = second.whenFree(key, never);
  seat?.release();
  await free;
  expect(await second.isTaken(key)).toBe(false);
  (await second.take(key, work()))?.release();
});

it('gives a tab its own seat again once what it did there is stored, and says nothing of another tab', async () => {
  const { key, first } = createTabs();
  const stored = Promise.withResolvers<void>();
  const seat = await first.take(key, work());
  seat?.release(stored.promise);
  const isTaken = first.isTaken(key);
  const again = first.take(key, work());
  stored.resolve();
  expect(await isTaken).toBe(false);
  expect(await again).not.toBeNull();
  (await again)?.release();
});

it('takes it over once the other tab has stored what it has, and not before', async () => {
  const { key, first, second } = createTabs();
  const stored = Promise.withResolvers<void>();
  const seen: string[] = [];
  const holder = work(async () => {
    seen.push('asked');
    await stored.promise;
    seen.push('stored');
  });
  await first.take(key, holder);
  const taken = second.takeOver(key, work()).then((seat) => {
    seen.push('taken');
    return seat;
  });
  await eventually(() => expect(seen).toEqual(['asked']));
  stored.resolve();
  const seat = await taken;
  expect(seen).toEqual(['asked', 'stored', 'taken']);
  expect(holder.lost).not.toHaveBeenCalled();
  expect(await first.take(key, work())).toBeNull();
  seat.release();
});

it('takes it from a frozen tab, which learns of it when it thaws', async () => {
  const { key, first, second } = createTabs();
  const holder = work(() => new Promise(() => undefined));
  await first.take(key, holder);
  const seat = await second.takeOver(key, work());
  await eventually(() => expect(holder.lost).toHaveBeenCalledOnce());
  expect(await first.take(key, work())).toBeNull();
  seat.release();
});

it('takes over at once what nobody has', async () => {
  const { key, second } = createTabs();
  const seat = await second.takeOver(key, work());
  expect(await second.isTaken(key)).toBe(true);
  seat.release();
});

it('asks nobody about another answer', async () => {
  const { key, first, second } = createTabs();
  const handOver = vi.fn<() => Promise<void>>(async () => undefined);
  const other = await first.take(`${key} other`, work(handOver));
  await first.take(key, work());
  await second.takeOver(key, work());
  expect(handOver).not.toHaveBeenCalled();
  other?.release();
});

it('sits again after a stay in the back/forward cache, where its lock was taken, if nobody else does', async () => {
  const { key, first, second } = createTabs();
  const holder = work();
  const seat = await first.take(key, holder);
  // The browser takes it and gives it to nobody.
  await locks.request(`answer ${key}`, { steal: true }, () => undefined);
  await eventually(async () => expect(await second.isTaken(key)).toBe(true));
  expect(holder.lost).not.toHaveBeenCalled();
  seat?.release();
  await eventually(async () => expect(await second.isTaken(key)).toBe(false));
});

it('waits on for a free answer after the back/forward cache has taken its place in the queue', async () => {
  const { key, first } = createTabs();
  const seat = await first.take(key, work());
  let requests = 0;
  const request = (name: string, options: LockOptions, run: LockGrantedCallback<unknown>) => {
    requests += 1;
    return requests === 1
      ? Promise.reject(new DOMException('the page was in the cache', 'AbortError'))
      : locks.request(name, options, run);
  };
  const returned = createAnswerSeats({
    locks: { request: request as LockManager['request'], query: () => locks.query() },
    channel: createChannel('answer-seats-test', isSeatWanted),
  });
  const free = returned.whenFree(key, never);
  await eventually(() => expect(requests).toBe(2));
  seat?.release();
  await free;
  await expect(returned.whenFree(key, AbortSignal.abort())).rejects.toThrow('abort');
});
