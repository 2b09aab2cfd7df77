import { MessageChannel } from 'node:worker_threads';
import { wrap, type Endpoint, type Remote } from 'comlink';

const page = 'https://passage.test/';

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** What a worker's entry program finds around it in a browser, as far as the workers with data files use it. */
export interface WorkerSurroundings {
  /** What Cache Storage has, by address. */
  readonly cached: Map<string, Uint8Array<ArrayBuffer>>;
  /** What the server has, by address. Without it there is no network. */
  readonly served?: Files;
  /** Runs the entry program. */
  readonly start: () => Promise<unknown>;
}

/** Runs the entry program of a browser worker in this process and talks to it as the page does. */
export async function startWorkerEntry<Api>(surroundings: WorkerSurroundings): Promise<Remote<Api>> {
  const { cached, served = new Map(), start } = surroundings;
  const { port1, port2 } = new MessageChannel();
  const responseOf = (files: Files, address: string): Response | undefined => {
    const bytes = files.get(address);
    return bytes && new Response(bytes);
  };
  const addressOf = (asked: string | Request): string =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const cache = {
    match: async (address: string) => responseOf(cached, address),
    put: async (address: string, response: Response) =>
      void cached.set(address, new Uint8Array(await response.arrayBuffer())),
    delete: async (asked: string | Request) => cached.delete(addressOf(asked)),
    keys: async () => [...cached.keys()].map((address) => new Request(new URL(address, page))),
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    location: new URL(page),
    fetch: async (address: string) => {
      const response = responseOf(served, address);
      if (response === undefined) throw new TypeError('Failed to fetch');
      return response;
    },
    addEventListener: port1.addEventListener.bind(port1),
    removeEventListener: port1.removeEventListener.bind(port1),
    postMessage: port1.postMessage.bind(port1),
  });
  await start();
  port1.start();
  // Node's port has all that comlink asks of one.
  return wrap<Api>(port2 as unknown as Endpoint);
}
