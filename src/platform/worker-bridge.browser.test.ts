import { expect, onTestFinished, test } from 'vitest';
import type { OddWorkerApi } from '#tests/support/odd-worker.ts';
import OddWorker from '#tests/support/odd-worker.ts?worker';
import { createWorkerBridge } from './worker-bridge.ts';

/** Milliseconds that no job is given to end in: what waits for it fails. */
const longerThanTheTest = 3_600_000;

function setUp({ idleStopMs = 60_000, startWorker = () => new OddWorker() as Worker } = {}) {
  let starts = 0;
  const bridge = createWorkerBridge<OddWorkerApi>({
    idleStopMs,
    startWorker: () => {
      starts += 1;
      return startWorker();
    },
  });
  onTestFinished(() => bridge.stop());
  return { bridge, starts: () => starts };
}

test('the worker starts with its first job and serves the next ones', async () => {
  const { bridge, starts } = setUp();
  expect(starts()).toBe(0);
  expect(await bridge.run((api) => api.add(1, 2))).toEqual({ kind: 'done', value: 3 });
  expect(await bridge.run((api) => api.calls())).toEqual({ kind: 'done', value: 1 });
  expect(await bridge.run((api) => api.calls())).toEqual({ kind: 'done', value: 2 });
  expect(starts()).toBe(1);
});

test('an abort ends a busy worker at once, and the job behind it gets a fresh one', async () => {
  const { bridge, starts } = setUp();
  await bridge.run((api) => api.calls());
  const giveUp = new AbortController();
  const spinning = Promise.withResolvers<void>();
  const busy = bridge.run(
    (api) => {
      spinning.resolve();
      return api.spin(longerThanTheTest);
    },
    { signal: giveUp.signal },
  );
  const behind = bridge.run((api) => api.calls());
  await spinning.promise;
  giveUp.abort();
  expect(await busy).toEqual({ kind: 'aborted' });
  expect(await behind).toEqual({ kind: 'done', value: 1 });
  expect(starts()).toBe(2);
});

test('a job that is given up while it waits does not disturb the one before it', async () => {
  const { bridge, starts } = setUp();
  const giveUp = new AbortController();
  const running = bridge.run((api) => api.spin(200));
  const waiting = bridge.run((api) => api.calls(), { signal: giveUp.signal });
  giveUp.abort();
  expect(await waiting).toEqual({ kind: 'aborted' });
  expect(await running).toMatchObject({ kind: 'done' });
  expect(await bridge.run((api) => api.calls())).toEqual({ kind: 'done', value: 1 });
  expect(starts()).toBe(1);
});

test('an aborted signal starts nothing', async () => {
  const { bridge, starts } = setUp();
  expect(await bridge.run((api) => api.add(1, 1), { signal: AbortSignal.abort() })).toEqual({
    kind: 'aborted',
  });
  expect(starts()).toBe(0);
});

test('a worker that throws or dies is told as a crash, and the next job gets a fresh one', async () => {
  const { bridge, starts } = setUp();
  expect(await bridge.run((api) => api.throwError())).toEqual({ kind: 'crashed', message: 'a bug' });
  expect(await bridge.run((api) => api.die())).toMatchObject({ kind: 'crashed' });
  expect(await bridge.run((api) => api.calls())).toEqual({ kind: 'done', value: 1 });
  expect(starts()).toBe(3);
});

test('a worker that cannot be loaded is told as a crash', async () => {
  const { bridge } = setUp({ startWorker: () => new Worker('/no-such-worker.js', { type: 'module' }) });
  expect(await bridge.run((api) => api.add(1, 1))).toMatchObject({ kind: 'crashed' });
});

test('an idle worker is terminated, a busy one is not', async () => {
  let isEnded = false;
  const { bridge } = setUp({
    idleStopMs: 50,
    startWorker() {
      const worker = new OddWorker();
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        isEnded = true;
        terminate();
      };
      return worker;
    },
  });
  await bridge.run((api) => api.spin(200));
  expect(isEnded).toBe(false);
  await expect.poll(() => isEnded).toBe(true);
  expect(await bridge.run((api) => api.calls())).toEqual({ kind: 'done', value: 1 });
});

test('a stop ends what runs and what waits', async () => {
  const { bridge } = setUp();
  const running = bridge.run((api) => api.spin(20_000));
  const waiting = bridge.run((api) => api.calls());
  await Promise.resolve();
  bridge.stop();
  expect(await running).toEqual({ kind: 'aborted' });
  expect(await waiting).toEqual({ kind: 'aborted' });
});
