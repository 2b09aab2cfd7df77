import { Workbox } from 'workbox-window';
import { whenSettled } from '#platform/settled.ts';
import type { WorkerUpdates } from './app-update.ts';

/** How often a page that stays open asks for a newer version. */
const checkEveryMs = 60 * 60 * 1000;

const restMs = 1_500;

/** Registers the service worker. Without one (a development server, an old browser) nothing ever happens. */
export function registerServiceWorker(url: string): WorkerUpdates {
  const workbox = new Workbox(url);
  const updates: WorkerUpdates = {
    onWaiting: (listener) => workbox.addEventListener('waiting', listener),
    onControlling: (listener) => workbox.addEventListener('controlling', listener),
    activate: () => workbox.messageSkipWaiting(),
  };
  // A registration that fails (blocked storage, no connection on the first visit) leaves an app that works online.
  // It comes after the first screen: the first time it stores the whole app.
  whenSettled(window, restMs)
    .then(() => workbox.register({ immediate: true }))
    .then(
      () => setInterval(() => void workbox.update().catch(() => undefined), checkEveryMs),
      () => undefined,
    );
  return updates;
}
