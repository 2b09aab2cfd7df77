import { until, type Contender } from './contender.ts';
import type { Ask, Replies } from './workbox-messages.ts';

/** The page of the Workbox contender: its queue lives in the service worker. */
let worker: ServiceWorker;

function ask<Do extends Ask['do']>(question: Extract<Ask, { do: Do }>): Promise<Replies[Do]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Replies[Do]>) => resolve(data);
    worker.postMessage(question, [port2]);
  });
}

let replayed: Promise<boolean> = Promise.resolve(true);

const contender: Contender = {
  async open() {
    await navigator.serviceWorker.register('./workbox-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (!active) throw new Error('there is no service worker');
    await until(() => active.state === 'activated');
    worker = active;
  },
  async start() {
    replayed = ask({ do: 'replay' });
  },
  enqueue: (ids) => ask({ do: 'enqueue', ids }),
  queued: () => ask({ do: 'queued' }),
  async drained() {
    await replayed;
  },
  async retry() {
    replayed = ask({ do: 'replay' });
    await replayed;
  },
};
globalThis.contender = contender;
