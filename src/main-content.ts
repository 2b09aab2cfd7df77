import { findTaskBySlug } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { createContentStore } from '#data/store/content/content-store.ts';
import { createSoundStore } from '#data/commands/sound-store.ts';
import { watchExam } from '#data/queries/watch-exam.ts';
import { systemClock as clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import type { Locks } from '#platform/locks.ts';
import { createMediaCache } from '#platform/media-cache.ts';
import { createMobileData } from '#platform/model-packs/mobile-data.ts';
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
  const mobileData = createMobileData(navigator);
  const content = createContentSync({
    store: createContentStore(context),
    sounds: createSoundStore(context),
    isMetered: () => mobileData.isMetered(),
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
    report,
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
  /** The device is full: only the learner can change that. */
  let isFull = false;
  let isStopped = false;
  let cancel = () => {};
  let isRunning = false;

  async function runHolding() {
    isRunning = true;
    return content.run().finally(() => {
      isRunning = false;
    });
  }

  async function run(): Promise<void> {
    cancel();
    // It goes round once more, and what follows a run follows it.
    if (isRunning) return void content.run();
    try {
      // Another tab that fetches the bank does it for this one too.
      const result = await locks.tryRun('content', runHolding);
      const ended = result.kind === 'ran' ? result.value : null;
      isFull = ended?.kind === 'incomplete' && ended.reason === 'storage';
      if (ended?.kind === 'complete') {
        completeAt = clock.now();
        await keepEnginesInPeace();
      }
    } catch (error) {
      report(error);
    }
    if (isStopped || completeAt !== null || isFull) return;
    cancel = clock.after(retryMs, () => {
      if (connectivity.isVisible()) void run();
    });
  }

  const unsubscribe = connectivity.subscribe(() => {
    const age = completeAt === null ? null : Math.abs(clock.now() - completeAt);
    if (age === null || age > freshMs) void run();
  });
  void run();
  const again = () => {
    completeAt = null;
    void run();
  };
  // Another exam needs other sound, and another line may carry more.
  const endings = [watchExam(context, again), mobileData.subscribe(again)];
  return {
    run: again,
    stop() {
      for (const end of endings) end();
      isStopped = true;
      cancel();
      unsubscribe();
    },
  };
}
