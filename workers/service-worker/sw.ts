import '#platform/zod-without-eval.ts';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { outboxSyncTag } from '#platform/outbox-sync-tag.ts';
import { cacheConverter, dropOldConverters } from './converter-cache.ts';
import { drainOutbox } from './drain-outbox.ts';
import { digestsOf, shellOf, type KeptFile } from './kept-files.ts';
import { cacheMedia } from './media-cache.ts';
import { takeShared } from './share-target.ts';
import { onlyOurs } from './only-ours.ts';
import { wholeFiles } from './whole-files.ts';

// The law of this worker: it serves the shell and files that never change, and it never touches what the learner did.
// Writes are queued in the local database by the page and sent by the sync engine; a second queue here could send twice.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: KeptFile[] };

const files = self.__WB_MANIFEST;
const whole = wholeFiles(digestsOf(files));
addPlugins([whole]);
precacheAndRoute(shellOf(files));
cleanupOutdatedCaches();

// Every address of the app is the shell; what it shows is in the URL and the local database.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/config\.json$/, /^\/doc\//, /^\/models\//, /^\/share\//],
  }),
);

// Where to sign in may change with the server; offline the last known answer is good enough.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'passage-config-v1', networkTimeoutSeconds: 3, plugins: [onlyOurs] }),
);

cacheMedia(whole);
cacheConverter(whole);
takeShared();

self.addEventListener('activate', (event) =>
  // Claimed, the page of a first visit has its sounds kept too. A new version is asked for, and its pages reload.
  event.waitUntil(Promise.all([dropOldConverters(), self.clients.claim()])),
);

// A new version waits until the learner wants it (`AppUpdate` in src/app/update).
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const isSkip = typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (isSkip) void self.skipWaiting();
});

/** Not in TypeScript's library: Chromium only. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Not in TypeScript's library either. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === outboxSyncTag) (event as SyncEvent).waitUntil(drainAndGoOn());
});

// Now and then, for installed apps: what waits for a day on which nobody opens the app.
self.addEventListener('periodicsync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === outboxSyncTag) (event as SyncEvent).waitUntil(drainOutbox());
});

/** One event sends a part of a long queue. When that went well the browser is asked for another one, else it decides. */
async function drainAndGoOn(): Promise<void> {
  const { sent, left } = await drainOutbox();
  const registration: SyncingRegistration = self.registration;
  if (sent > 0 && left > 0) await registration.sync?.register(outboxSyncTag);
}
