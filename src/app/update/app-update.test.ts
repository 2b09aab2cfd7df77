import { expect, test } from 'vitest';
import { createBusy } from '#platform/busy.ts';
import { createAppUpdate } from './app-update.ts';

/** A worker that does what it is told, and a page that counts its reloads. */
function setUp() {
  const on = { waiting: () => {}, controlling: () => {} };
  const done: string[] = [];
  const busy = createBusy();
  const worker = {
    onWaiting: (listener: () => void) => void (on.waiting = listener),
    onControlling: (listener: () => void) => void (on.controlling = listener),
    activate: () => void done.push('activate'),
  };
  const update = createAppUpdate(worker, busy, () => void done.push('reload'));
  return { on, done, busy, update };
}

test('nothing is offered before a new version waits', () => {
  const { update, on } = setUp();
  expect(update.isOffered()).toBe(false);
  on.waiting();
  expect(update.isOffered()).toBe(true);
});

test('during a timed answer nothing is offered and nothing can be accepted; afterwards it is', () => {
  const { update, on, busy, done } = setUp();
  const letGo = busy.acquire();
  on.waiting();
  expect(update.isOffered()).toBe(false);
  update.accept();
  expect(done).toEqual([]);
  let told = 0;
  update.subscribe(() => void (told += 1));
  letGo();
  expect(told).toBe(1);
  expect(update.isOffered()).toBe(true);
});

test('after the learner accepted, the page reloads once', () => {
  const { update, on, done } = setUp();
  on.waiting();
  expect(update.isAccepted()).toBe(false);
  update.accept();
  expect(update.isAccepted()).toBe(true);
  on.controlling();
  on.controlling();
  expect(done).toEqual(['activate', 'reload']);
  expect(update.isOffered()).toBe(false);
});

test('a version that takes over late reloads nothing under an answer that was begun meanwhile, but after it', () => {
  const { update, on, busy, done } = setUp();
  on.waiting();
  update.accept();
  const letGo = busy.acquire();
  on.controlling();
  expect(done).toEqual(['activate']);
  letGo();
  expect(done).toEqual(['activate', 'reload']);
  busy.acquire()();
  expect(done).toEqual(['activate', 'reload']);
});

test('a worker that takes over by itself (the first visit, another tab) reloads nothing', () => {
  const { on, done } = setUp();
  on.controlling();
  expect(done).toEqual([]);
});
