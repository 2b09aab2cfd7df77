import type { ModelManifest, ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { Channel } from '#platform/channel.ts';
import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { Digest } from '#platform/digest.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Locks } from '#platform/locks.ts';
import { downloadFile } from './download-file.ts';
import { fetchManifest, mergeManifests } from './fetch-manifest.ts';
import type { MobileData } from './mobile-data.ts';
import type { ModelStore } from './model-store.ts';
import type { ModelPacks, PackProblem, PacksState, WaitReason } from './pack-state.ts';
import { packState, type PackFacts } from './pack-view.ts';
import type { PackMemory, PackWish } from './pack-wishes.ts';

// The law of this file: `drain` alone downloads, under a lock that all tabs share, one pack after the other. Commands only
// change wishes and ask it to run; the files on the device are the truth, and `look` reads them again after every change.

export interface ModelPacksOptions {
  readonly fetch: typeof fetch;
  readonly store: ModelStore;
  readonly memory: PackMemory;
  readonly digest: Digest;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly mobileData: MobileData;
  /** Tells the other tabs that files came or went. */
  readonly channel: Channel<'changed'>;
  readonly report: (error: unknown) => void;
}

const lockName = 'model-packs';
const firstRetryMs = 4_000;
const longestRetryMs = 120_000;

export function createModelPacks(options: ModelPacksOptions): ModelPacks {
  const { store, memory, locks, clock, connectivity, mobileData, channel, report } = options;
  const listeners = createListeners();
  const wishes = new Map<ModelPackId, PackWish>();
  const problems = new Map<ModelPackId, PackProblem>();
  let manifest: ModelManifest | null = null;
  let state: PacksState = { status: 'loading' };
  let whole: ReadonlySet<string> = new Set();
  let received: ReadonlyMap<string, number> = new Map();
  let active: {
    readonly id: ModelPackId;
    readonly stop: AbortController;
    readonly ended: Promise<void>;
  } | null = null;
  let waiting: WaitReason = 'turn';
  let retryMs = firstRetryMs;
  let cancelRetry = () => {};
  let isStopped = false;

  const isHere = (pack: ModelPack) => pack.files.every(({ sha256 }) => whole.has(sha256));
  const packOf = (id: ModelPackId) => manifest?.packs.find((pack) => pack.id === id);
  const mayUseLine = (id: ModelPackId) => !mobileData.isMetered() || wishes.get(id)?.onMobileData === true;
  const isDue = (pack: ModelPack) =>
    wishes.get(pack.id)?.isPaused === false && !problems.has(pack.id) && !isHere(pack);

  function show(): void {
    const facts: PackFacts = { whole, received, wishes, problems, active: active?.id ?? null, waiting };
    state = manifest
      ? {
          status: 'known',
          packs: manifest.packs.map((pack) => ({
            pack,
            state: packState(pack, facts, mayUseLine(pack.id)),
          })),
        }
      : { status: 'unknown' };
    listeners.tell();
  }

  /** Reads what is on the device. */
  async function look(): Promise<void> {
    whole = await store.list();
    const files = manifest?.packs.flatMap((pack) => pack.files) ?? [];
    const counts = new Map<string, number>();
    for (const { sha256, sizeBytes } of files)
      counts.set(sha256, whole.has(sha256) ? sizeBytes : await store.receivedBytes(sha256));
    received = counts;
    show();
  }

  const remember = () => memory.save({ manifest, wishes: Object.fromEntries(wishes) });

  async function downloadPack(pack: ModelPack): Promise<'done' | 'interrupted'> {
    const stop = new AbortController();
    const end = Promise.withResolvers<void>();
    active = { id: pack.id, stop, ended: end.promise };
    try {
      for (const file of pack.files) {
        if (whole.has(file.sha256)) continue;
        const result = await downloadFile(file, {
          ...options,
          signal: stop.signal,
          onReceived(bytes) {
            received = new Map(received).set(file.sha256, bytes);
            show();
          },
        });
        if (stop.signal.aborted) return 'done';
        if (result === 'interrupted') return 'interrupted';
        if (result === 'whole') await look();
        else {
          problems.set(pack.id, result);
          return 'done';
        }
      }
      return 'done';
    } finally {
      active = null;
      end.resolve();
      await look();
      channel.post('changed');
    }
  }

  async function work(): Promise<'done' | 'interrupted'> {
    await look();
    for (;;) {
      const next = manifest?.packs.find((pack) => isDue(pack) && mayUseLine(pack.id));
      if (!next || isStopped) return 'done';
      if ((await downloadPack(next)) === 'interrupted') return 'interrupted';
      retryMs = firstRetryMs;
    }
  }

  let draining: Promise<void> | null = null;
  const drain = (): Promise<void> => (draining ??= drainNow().finally(() => (draining = null)));

  async function drainNow(): Promise<void> {
    cancelRetry();
    if (isStopped) return;
    try {
      if (!manifest?.packs.some(isDue)) return;
      const result = await locks.tryRun(lockName, work);
      const isDone = result.kind === 'ran' && result.value === 'done';
      waiting = isDone ? 'turn' : result.kind === 'ran' ? 'network' : 'other-tab';
      await look();
      if (!isDone) retryLater();
    } catch (error) {
      report(error);
      retryLater();
    }
  }

  function retryLater(): void {
    cancelRetry = clock.after(retryMs, () => void drain());
    retryMs = Math.min(2 * retryMs, longestRetryMs);
  }

  async function recall(): Promise<void> {
    const kept = await memory.load();
    manifest = kept.manifest ?? manifest;
    wishes.clear();
    for (const [id, wish] of Object.entries(kept.wishes)) wishes.set(id as ModelPackId, wish);
    if (manifest) await look();
  }

  /** Asks for the list again; without an answer the last one holds. */
  async function refresh(): Promise<void> {
    const fresh = await fetchManifest(options.fetch);
    if (isStopped) return;
    if (fresh) {
      manifest = mergeManifests(manifest, fresh);
      await remember();
    }
    await look();
    await drain();
  }

  /** A change of wishes takes effect at once, also when a run is just ending. */
  async function rerun(): Promise<void> {
    show();
    await remember();
    channel.post('changed');
    await draining;
    await drain();
  }

  /** Another tab has changed wishes or files. */
  async function follow(): Promise<void> {
    await recall();
    if (active && wishes.get(active.id)?.isPaused !== false) active.stop.abort();
  }
  const guarded = (work: Promise<void>) => {
    work.catch(report);
  };

  const wake = () => {
    retryMs = firstRetryMs;
    guarded(manifest ? drain() : refresh());
  };
  const unsubscribe = [
    connectivity.subscribe(wake),
    mobileData.subscribe(() => {
      if (active && !mayUseLine(active.id)) active.stop.abort();
      guarded(rerun());
    }),
    channel.listen(() => guarded(follow())),
  ];
  const opened = recall().catch(report);
  guarded(opened.then(refresh));

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    download(id, { onMobileData = false } = {}) {
      problems.delete(id);
      wishes.set(id, {
        isPaused: false,
        onMobileData: onMobileData || wishes.get(id)?.onMobileData === true,
      });
      retryMs = firstRetryMs;
      guarded(rerun());
    },
    knowsLine: () => mobileData.isTold(),
    pause(id) {
      const wish = wishes.get(id);
      if (wish) wishes.set(id, { ...wish, isPaused: true });
      if (active?.id === id) active.stop.abort();
      guarded(rerun());
    },
    async remove(id) {
      wishes.delete(id);
      problems.delete(id);
      if (active?.id === id) {
        active.stop.abort();
        await active.ended;
      }
      const kept = manifest?.packs.filter((pack) => wishes.has(pack.id)).flatMap((pack) => pack.files) ?? [];
      const shared = new Set(kept.map(({ sha256 }) => sha256));
      for (const { sha256 } of packOf(id)?.files ?? []) if (!shared.has(sha256)) await store.forget(sha256);
      await remember();
      await look();
      channel.post('changed');
    },
    async findFile(id, name) {
      await opened;
      const pack = packOf(id);
      if (!pack) return null;
      const known = whole.size;
      whole = await store.list();
      if (whole.size !== known) await look();
      return isHere(pack) ? (pack.files.find((file) => file.name === name)?.sha256 ?? null) : null;
    },
    stop() {
      isStopped = true;
      cancelRetry();
      active?.stop.abort();
      for (const end of unsubscribe) end();
      listeners.clear();
    },
  };
}
