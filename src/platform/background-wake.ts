import { outboxSyncTag } from './outbox-sync-tag.ts';

/** Asks the browser to wake the service worker when there is a network, also when every tab is closed by then. */
export interface BackgroundWake {
  /** Never awaited, never fails: most browsers do not have it, and no correctness rests on it. */
  ask(): void;
}

/** Not in TypeScript's library: Chromium only. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

export function createBackgroundWake(browser: Navigator): BackgroundWake {
  const container: ServiceWorkerContainer | undefined = browser.serviceWorker;
  return {
    ask() {
      void container?.ready
        .then((registration: SyncRegistration) => registration.sync?.register(outboxSyncTag))
        // Refused in private windows and where the learner turned background sync off.
        .catch(() => undefined);
    },
  };
}
