import { addressOf, paths } from '#contract/paths.ts';
import type { KyInstance, Options } from 'ky';
import type { ContentManifest } from '#contract/entities/content-pack.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ContentStore } from '#data/store/content/content-store.ts';
import type { SoundStore } from '#data/commands/sound-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Digest } from '#platform/digest.ts';
import { mediaPath, type MediaCache } from '#platform/media-cache.ts';
import { countMedia, recountSound } from './count-media.ts';
import { fetchSound } from './fetch-sound.ts';
import { parseManifest } from './parse-manifest.ts';
import { parsePack } from './parse-pack.ts';
import { createFileApi, createNamedReader, readBytes, type ReadFailure } from './read-named.ts';

/** How a run ended. `incomplete`: the next run goes on where this one stopped. */
export type ContentResult =
  | { kind: 'complete' }
  | { kind: 'incomplete'; reason: 'network' | 'not-ours' | 'bad-bytes' | 'storage' | 'updating' };

export interface ContentSyncPorts {
  readonly store: ContentStore;
  readonly sounds: SoundStore;
  readonly media: MediaCache;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly origin: string;
  readonly fetch?: NonNullable<Options['fetch']>;
  /** Bytes cost money now: what nobody asked for waits. */
  readonly isMetered: () => boolean;
  /** Awaited before sound that nobody asked for: it is large and not needed at once. */
  readonly mediaMayStart: () => Promise<void>;
  /** A newer version of the app is about to take over, which it can only when nothing is being fetched. */
  readonly isUpdating: () => boolean;
  /** Hears that the host answered: others may wait for it. */
  readonly hostLives?: () => void;
  /** The kind of task that is on the screen now: its pack comes first. */
  readonly wantedTask: () => TaskType | null;
  /** Hears what is wrong with a pack, and is left out of it. */
  readonly report: (error: Error) => void;
}

type PackEntry = ContentManifest['packs'][number];

/** Downloads the question bank: changed packs first, so that practice can begin, then the sound that is due. */
export function createContentSync(ports: ContentSyncPorts): { run(): Promise<ContentResult> } {
  const { store, sounds, media, digest, clock, origin, fetch, mediaMayStart, isUpdating, wantedTask } = ports;
  const api = createFileApi(origin, fetch);
  const readNamed = createNamedReader(api, digest);
  let running: Promise<ContentResult> | null = null;
  let isFirst = true;
  let isAskedAgain = false;
  /** Packs that are of a later form than this app reads, by their hash. */
  const unreadable = new Set<string>();

  async function runOnce(): Promise<ContentResult> {
    const isAppNew = isFirst;
    if (isFirst) await tryRoomAgain();
    isFirst = false;
    const manifest = await readManifest(api);
    if (typeof manifest === 'string') {
      await recountSound(sounds, await media.list());
      await sounds.setRun({ status: 'stopped', reason: 'network' });
      return { kind: 'incomplete', reason: manifest };
    }
    ports.hostLives?.();
    const have = await store.read();
    // What could not be read is looked at again once the app was opened anew: this may be a newer one.
    const taken = have.packs.filter(({ unreadable }) => !(isAppNew && unreadable));
    const known = new Set(taken.map((pack) => pack.sha256));
    const wanted = wantedTask();
    const first = (entry: PackEntry): number => (entry.taskType === wanted ? 0 : 1);
    const missing = manifest.packs.filter(({ sha256 }) => !known.has(sha256) && !unreadable.has(sha256));
    // Before the first pack: a device that has only a part must not seem to have everything.
    await store.expect(manifest, countMedia(manifest.packs, await sounds.read(), await media.list()));
    for (const entry of missing.toSorted((a, b) => first(a) - first(b))) {
      if (isUpdating()) return { kind: 'incomplete', reason: 'updating' };
      const failure = await takePack(entry);
      if (failure) return failure;
    }
    await store.keepOnly(manifest, clock.now());
    return fetchMedia(manifest);
  }

  /** Since the app was last open somebody may have made room. */
  async function tryRoomAgain(): Promise<void> {
    for (const { taskType, problem } of await sounds.read()) {
      if (problem === 'no-room') await sounds.change(taskType, { kind: 'retried' });
    }
  }

  async function takePack(entry: PackEntry): Promise<ContentResult | null> {
    const bytes = await readNamed(addressOf(paths.pack, { sha256: entry.sha256 }), entry.sha256);
    if (typeof bytes === 'string') return { kind: 'incomplete', reason: bytes };
    const read = parsePack(bytes);
    if (!read) {
      // The bytes are right, so another try brings the same. What was there before of this kind of task stays.
      unreadable.add(entry.sha256);
      ports.report(new Error(`The questions of ${entry.taskType} need a newer app`));
      return null;
    }
    if (await store.importPack(read, entry)) {
      const names = read.unreadable.join(', ');
      ports.report(new Error(`Left out of the questions of ${entry.taskType}: ${names}`));
    }
    return null;
  }

  /** What of the sound is to be here and is; before the packs come that is known by the manifest alone. */
  async function writeCounts(manifest: ContentManifest, there: ReadonlySet<string>) {
    await store.countMedia(countMedia(manifest.packs, await sounds.read(), there));
  }

  async function fetchMedia(manifest: ContentManifest): Promise<ContentResult> {
    const result = await fetchSound({
      ...ports,
      readNamed,
      onScreen: wantedTask,
      mayStart: mediaMayStart,
      onThere: (there) => writeCounts(manifest, there),
    });
    if (result.kind === 'failed') {
      return { kind: 'incomplete', reason: result.reason === 'spoilt' ? 'bad-bytes' : result.reason };
    }
    const named = manifest.packs.flatMap(({ media: heard, explanations }) =>
      [...heard, ...explanations].map(({ sha256 }) => mediaPath(sha256)),
    );
    // Questions that stay because their new pack cannot be read may have sounds that it does not name.
    const isAllRead = manifest.packs.every(({ sha256 }) => !unreadable.has(sha256));
    if (isAllRead) await media.forgetOthers(new Set(named));
    return result;
  }

  /** A run that the screens hear of. */
  async function runInSight(): Promise<ContentResult> {
    await store.setRunning(true);
    try {
      return await runOnce();
    } finally {
      await store.setRunning(false);
    }
  }

  async function runUntilNobodyAsks(): Promise<ContentResult> {
    for (;;) {
      isAskedAgain = false;
      const result = await runInSight();
      if (!isAskedAgain) return result;
    }
  }

  return {
    /** One run at a time; a second call gets the running one, which goes round once more: more may be wanted now. */
    run() {
      isAskedAgain = running !== null;
      running ??= runUntilNobodyAsks().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

async function readManifest(api: KyInstance): Promise<ContentManifest | ReadFailure> {
  const bytes = await readBytes(api, paths.manifest);
  return typeof bytes === 'string' ? bytes : (parseManifest(bytes) ?? 'not-ours');
}
