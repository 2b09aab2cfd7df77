import { Queue } from 'workbox-background-sync';
import { answerOf, writeAll } from './contender.ts';
import type { Ask, Replies } from './workbox-messages.ts';

/*
 * A Queue as its documentation shows: requests are pushed when they fail, and `replayRequests()` is what a `sync` event
 * runs. The bench pushes without the failing request before it, and asks for the replay itself, since the browser's own
 * `sync` events come minutes apart. Durability: the browser's default (relaxed).
 */

interface WorkerEvent extends MessageEvent<Ask> {
  waitUntil(work: Promise<unknown>): void;
}

/** What this worker needs of its global scope: these files are compiled with the types of a window. */
declare const self: {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
};

const queue = new Queue('answers');

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function enqueue(ids: readonly string[]) {
  return writeAll(ids, (id) =>
    queue.pushRequest({
      request: new Request(`${self.location.origin}/rest/items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...answerOf(id) }),
      }),
    }),
  );
}

let replaying: Promise<boolean> | null = null;

function replay(): Promise<boolean> {
  replaying ??= queue
    .replayRequests()
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      replaying = null;
    });
  return replaying;
}

async function queued(): Promise<string[]> {
  const entries = await queue.getAll();
  const bodies = entries.map(({ request }) => request.json() as Promise<{ id: string }>);
  return (await Promise.all(bodies)).map(({ id }) => id);
}

function answer(ask: Ask): Promise<Replies[Ask['do']]> {
  if (ask.do === 'enqueue') return enqueue(ask.ids);
  return ask.do === 'replay' ? replay() : queued();
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answer(event.data).then((reply) => port?.postMessage(reply)));
});
