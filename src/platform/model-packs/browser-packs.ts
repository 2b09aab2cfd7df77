import { modelRoutes } from '#contract/routes/models.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { createWebLocks } from '#platform/locks.ts';
import { createMobileData } from './mobile-data.ts';
import { createModelPacks, type ModelPacksOptions } from './model-packs.ts';
import { createModelStore, type CacheNames, type ModelStore } from './model-store.ts';
import type { ModelPacks } from './pack-state.ts';
import { createPackMemory } from './pack-wishes.ts';

/** Chromium alone says it, in steps up to 8. */
const memoryOf = ({ deviceMemory }: Navigator & { readonly deviceMemory?: number }): number | null =>
  deviceMemory ?? null;

type Report = (error: unknown) => void;
type Own = Pick<ModelPacksOptions, 'store' | 'memory' | 'channel' | 'listPath' | 'lockName'>;

/** Packs of one kind, over the network and the line of this browser. */
function createPacks(own: Own, report: Report): ModelPacks {
  return createModelPacks({
    ...own,
    fetch: (input, init) => fetch(input, init),
    digest: systemDigest,
    locks: createWebLocks(navigator.locks),
    clock: systemClock,
    connectivity: createConnectivity(window),
    mobileData: createMobileData(
      navigator,
      () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    ),
    memoryGb: memoryOf(navigator),
    report,
  });
}

/** What tells the other tabs that files came or went. */
const packChanges = (name: string) => createChannel(name, (value): value is 'changed' => value === 'changed');

interface PacksKind {
  /** Of the wishes that are kept, and of the channel between the tabs. */
  readonly name: string;
  readonly lockName: string;
  readonly caches: CacheNames;
  readonly listPath: string;
}

/** Packs of another kind than the models, shared by the tabs of this browser, with the store of their files. */
export function openPacks(kind: PacksKind, report: Report): { store: ModelStore; packs: ModelPacks } {
  const { name, lockName, listPath } = kind;
  const store = createModelStore(caches, location.origin, kind.caches);
  const memory = createPackMemory(name);
  const packs = createPacks({ store, memory, channel: packChanges(name), listPath, lockName }, report);
  return { store, packs };
}

/** The model packs of this browser, shared by its tabs. */
export function createBrowserPacks(report: Report): ModelPacks {
  return createPacks(
    {
      store: createModelStore(caches, location.origin),
      memory: createPackMemory(),
      channel: packChanges('passage-models'),
      listPath: modelRoutes.models.path,
      lockName: 'model-packs',
    },
    report,
  );
}
