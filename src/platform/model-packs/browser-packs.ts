import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { createWebLocks } from '#platform/locks.ts';
import { createMobileData } from './mobile-data.ts';
import { createModelPacks } from './model-packs.ts';
import { createModelStore } from './model-store.ts';
import type { ModelPacks } from './pack-state.ts';
import { createPackMemory } from './pack-wishes.ts';

/** The model packs of this browser, shared by its tabs. */
export function createBrowserPacks(report: (error: unknown) => void): ModelPacks {
  return createModelPacks({
    fetch: (input, init) => fetch(input, init),
    store: createModelStore(caches, location.origin),
    memory: createPackMemory(),
    digest: systemDigest,
    locks: createWebLocks(navigator.locks),
    clock: systemClock,
    connectivity: createConnectivity(window),
    mobileData: createMobileData(navigator),
    channel: createChannel('passage-models', (value): value is 'changed' => value === 'changed'),
    report,
  });
}
