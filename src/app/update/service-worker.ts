import { createConnectivity } from '#platform/browser-connectivity.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { whenSettled } from '#platform/settled.ts';
import type { WorkerUpdates } from './app-update.ts';
import { keepRegistered } from './keep-registered.ts';

const restMs = 1_500;

/** Registers the service worker. Without one (a development server, an old browser) nothing ever happens. */
export function registerServiceWorker(url: string): WorkerUpdates {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  let tellWaiting = () => {};
  let registered: ServiceWorkerRegistration | null = null;
  const updates: WorkerUpdates = {
    onWaiting: (listener) => void (tellWaiting = listener),
    onControlling: (listener) => container?.addEventListener('controllerchange', listener),
    activate: () => registered?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
  };
  if (!container) return updates;

  /** A new version that another tab or the browser itself has found is offered too. */
  function watch(registration: ServiceWorkerRegistration): void {
    const offer = () => {
      // The first version ever takes over by itself.
      if (registration.waiting && registration.active) tellWaiting();
    };
    offer();
    if (registration === registered) return;
    registered = registration;
    registration.addEventListener('updatefound', () => {
      if (registration.installing) void whenStored(registration.installing).then(offer);
    });
  }

  async function tryOnce(): Promise<boolean> {
    // Each time: a first install that failed takes the registration with it.
    const registration = await container?.register(url);
    if (!registration) return true;
    watch(registration);
    if (!registration.installing) await registration.update();
    return registration.installing ? whenStored(registration.installing) : registration.active !== null;
  }

  // It comes after the first screen: the first time it stores the whole app.
  void whenSettled(window, restMs).then(() =>
    keepRegistered({ clock, connectivity: createConnectivity(window), tryOnce }),
  );
  return updates;
}

/** Resolves when the worker has stored its files (`true`), or could not. */
function whenStored(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
