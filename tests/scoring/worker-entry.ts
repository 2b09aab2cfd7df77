import { MessageChannel } from 'node:worker_threads';
import { wrap, type Endpoint, type Remote } from 'comlink';

/** What a worker's entry program finds around it in a browser, as far as the scoring workers use it. */
export interface WorkerSurroundings {
  /** What Cache Storage has, by address. */
  readonly cached: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Runs the entry program. */
  readonly start: () => Promise<unknown>;
}

/** Runs the entry program of a browser worker in this process and talks to it as the page does. */
export async function startWorkerEntry<Api>({ cached, start }: WorkerSurroundings): Promise<Remote<Api>> {
  const { port1, port2 } = new MessageChannel();
  const cache = {
    match: async (address: string) => {
      const bytes = cached.get(address);
      return bytes === undefined ? undefined : new Response(bytes);
    },
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    addEventListener: port1.addEventListener.bind(port1),
    removeEventListener: port1.removeEventListener.bind(port1),
    postMessage: port1.postMessage.bind(port1),
  });
  await start();
  port1.start();
  // Node's port has all that comlink asks of one.
  return wrap<Api>(port2 as unknown as Endpoint);
}
