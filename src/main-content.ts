import { findTaskBySlug } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import { createContentStore } from '#data/content-store.ts';
import { systemClock as clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import type { Locks } from '#platform/locks.ts';
import { createMediaCache } from '#platform/media-cache.ts';
import { whenSettled } from '#platform/settled.ts';
import { createContentSync } from '#sync/content-sync.ts';

/** A bank that did not come whole is tried again after this, while somebody could see it. */
const retryMs = 30_000;
/** A bank that is whole is looked at again after this. */
const freshMs = 6 * 60 * 60 * 1000;

/** The first screen comes first: the sound waits until the page has been at rest for so long. */
const mediaRestMs = 4_000;

/** Keeps the question bank on this device: at the start, when the network or the learner is back, and after a failure. */
export function keepContent(options: {
  context: ReadContext;
  locks: Locks;
  connectivity: Connectivity;
  report: (error: unknown) => void;
  /** Fetches what scores answers offline. Before the sound: once that is here, the screens say that everything is. */
  keepEngines: () => Promise<void>;
  isUpdating: () => boolean;
  hostLives: () => void;
}): { run: () => void; stop: () => void } {
  const { context, locks, connectivity, report, keepEngines, isUpdating, hostLives } = options;
  const content = createContentSync({
    store: createContentStore(context),
    media: createMediaCache(caches, location.origin),
    digest,
    clock,
    origin: location.origin,
    async mediaMayStart() {
      await whenSettled(window, mediaRestMs);
      await keepEnginesInPeace();
    },
    isUpdating,
    hostLives,
    wantedTask() {
      const [, place, section = '', slug = ''] = location.pathname.split('/');
      return place === 'dashboard' ? (findTaskBySlug(section, slug) ?? null) : null;
    },
  });
  /** What is fetched while a newer version takes over wakes the old service worker, which then stays for half a minute. */
  async function keepEnginesInPeace(): Promise<void> {
    if (!isUpdating()) await keepEngines();
  }

  let completeAt: number | null = null;
  let isStopped = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    cancel();
    try {
      // Another tab that fetches the bank does it for this one too.
      const result = await locks.tryRun('content', () => content.run());
      if (result.kind === 'ran' && result.value.kind === 'complete') {
        completeAt = clock.now();
        await keepEnginesInPeace();
      }
    } catch (error) {
      report(error);
    }
    if (isStopped || completeAt !== null) return;
    cancel = clock.after(retryMs, () => {
      if (connectivity.isVisible()) void run();
    });
  }

  const unsubscribe = connectivity.subscribe(() => {
    const age = completeAt === null ? null : Math.abs(clock.now() - completeAt);
    if (age === null || age > freshMs) void run();
  });
  void run();
  return {
    run: () => void run(),
    stop() {
      isStopped = true;
      cancel();
      unsubscribe();
    },
  };
}
