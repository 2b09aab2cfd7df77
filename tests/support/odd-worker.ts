import { expose } from 'comlink';

/** A worker that behaves well or badly on request: for tests of the bridge to real workers. */
const api = {
  add: (a: number, b: number): number => a + b,
  /** Tells apart one life of the worker from the next. */
  calls: (() => {
    let count = 0;
    return () => (count += 1);
  })(),
  /** Busy like a wasm loop: hears nothing meanwhile. */
  spin(ms: number): void {
    const end = performance.now() + ms;
    while (performance.now() < end);
  },
  throwError(): never {
    throw new Error('a bug');
  },
  die(): Promise<never> {
    setTimeout(() => {
      throw new Error('died');
    });
    return new Promise(() => {});
  },
};
export type OddWorkerApi = typeof api;

expose(api);
