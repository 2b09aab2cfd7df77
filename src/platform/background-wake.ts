import { outboxSyncTag } from './outbox-sync-tag.ts';

/** Asks the browser to wake the service worker when there is a network, also when every tab is closed by then. */
export interface BackgroundWake {
  /** Never awaited, never fails: most browsers do not have it, and no correctness rests on it. */
  ask(): void;
}

/** Not in TypeScript's library: Chromium only. */
type SyncRegistration = Omit<ServiceWorkerRegistration, 'sync' | 'periodicSync'> & {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
};

/** Browsers take it for a wish, and go by how often the app is used. */
const minIntervalMs = 12 * 60 * 60 * 1000;

/**
 * `sync`: once, as soon as there is a network. `periodicsync`: now and then, granted to installed apps only; it is asked
 * for once a page, with the first thing that was saved.
 */
export function createBackgroundWake(browser: Navigator): BackgroundWake {
  const container: ServiceWorkerContainer | undefined = browser.serviceWorker;
  // Refused in private windows and where the learner turned background sync off.
  const quietly = (asked: Promise<void> | undefined) => void asked?.catch(() => undefined);
  let isPeriodicAsked = false;
  const askBrowser = async ({ ready }: ServiceWorkerContainer) => {
    const registration: SyncRegistration = await ready;
    quietly(registration.sync?.register(outboxSyncTag));
    if (isPeriodicAsked) return;
    isPeriodicAsked = true;
    quietly(registration.periodicSync?.register(outboxSyncTag, { minInterval: minIntervalMs }));
  };
  return {
    ask() {
      if (container) void askBrowser(container);
    },
  };
}
