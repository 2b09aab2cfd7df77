import type { z } from 'zod';
import ky, { type KyInstance, type Options } from 'ky';
import { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ContentStore } from '#data/content-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Digest } from '#platform/digest.ts';
import { mediaPath, type MediaCache } from '#platform/media-cache.ts';

/** How a run ended. `incomplete`: the next run goes on where this one stopped. */
export type ContentResult =
  | { kind: 'complete' }
  | { kind: 'incomplete'; reason: 'network' | 'not-ours' | 'bad-bytes' | 'storage' | 'updating' };

export interface ContentSyncPorts {
  readonly store: ContentStore;
  readonly media: MediaCache;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly origin: string;
  readonly fetch?: NonNullable<Options['fetch']>;
  /** Awaited before the media, which are large and not needed at once. */
  readonly mediaMayStart: () => Promise<void>;
  /** A newer version of the app is about to take over, which it can only when nothing is being fetched. */
  readonly isUpdating: () => boolean;
  /** Hears that the host answered: others may wait for it. */
  readonly hostLives?: () => void;
  /** The kind of task that is on the screen now: its pack comes first. */
  readonly wantedTask: () => TaskType | null;
}

type Manifest = z.infer<typeof ContentManifest>;
type PackEntry = Manifest['packs'][number];

const packTimeoutMs = 120_000;

/** Downloads the question bank: changed packs first, so that practice can begin, then the media that they name. */
export function createContentSync(ports: ContentSyncPorts): { run(): Promise<ContentResult> } {
  const { store, media, digest, clock, origin, fetch, mediaMayStart, isUpdating, wantedTask } = ports;
  const api = ky.create({
    baseUrl: origin,
    retry: 0,
    throwHttpErrors: true,
    timeout: packTimeoutMs,
    ...(fetch ? { fetch } : {}),
  });
  let running: Promise<ContentResult> | null = null;

  async function runOnce(): Promise<ContentResult> {
    const manifest = await readJson(api, '/api/content/manifest', ContentManifest);
    if (typeof manifest === 'string') return { kind: 'incomplete', reason: manifest };
    ports.hostLives?.();
    const have = await store.read();
    const known = new Set(have.packs.map((pack) => pack.sha256));
    const wanted = wantedTask();
    const first = (entry: PackEntry): number => (entry.taskType === wanted ? 0 : 1);
    const missing = manifest.packs.filter((pack) => !known.has(pack.sha256));
    // Before the first pack: a device that has only a part must not seem to have everything.
    await store.expect(manifest, (await mediaOf(manifest)).counts);
    for (const entry of missing.toSorted((a, b) => first(a) - first(b))) {
      if (isUpdating()) return { kind: 'incomplete', reason: 'updating' };
      const failure = await takePack(entry);
      if (failure) return failure;
    }
    await store.keepOnly(manifest, clock.now());
    return fetchMedia(manifest);
  }

  /** The bytes with this hash. What is wrong is asked for once more: the browser's own cache may keep a portal's page. */
  async function readNamed(path: string, sha256: string): Promise<ArrayBuffer | ReadFailure | 'bad-bytes'> {
    let failure: ReadFailure | 'bad-bytes' = 'network';
    for (const cache of ['default', 'reload'] as const) {
      const bytes = await readBytes(api, path, cache);
      if (bytes === 'network') return bytes;
      if (bytes !== 'not-ours' && (await digest.sha256(bytes)) === sha256) return bytes;
      failure = bytes === 'not-ours' ? bytes : 'bad-bytes';
    }
    return failure;
  }

  async function takePack(entry: PackEntry): Promise<ContentResult | null> {
    const bytes = await readNamed(`/api/content/packs/${entry.sha256}`, entry.sha256);
    if (typeof bytes === 'string') return { kind: 'incomplete', reason: bytes };
    const pack = parsePack(bytes);
    if (!pack) return { kind: 'incomplete', reason: 'bad-bytes' };
    await store.importPack(pack, entry);
    return null;
  }

  /** The files that the packs name, and those of them that are not here. */
  async function mediaOf(manifest: Manifest) {
    const wanted = new Map(manifest.packs.flatMap((pack) => pack.media.map((file) => [file.sha256, file])));
    const there = await media.list();
    const missing = [...wanted.values()].filter((file) => !there.has(mediaPath(file.sha256)));
    const sizeOf = (files: Iterable<{ sizeBytes: number }>) =>
      [...files].reduce((sum, file) => sum + file.sizeBytes, 0);
    const mediaBytes = sizeOf(wanted.values()) - sizeOf(missing);
    return {
      wanted,
      missing,
      counts: { mediaTotal: wanted.size, mediaMissing: missing.length, mediaBytes },
    };
  }

  /** One file at a time, those that are there already left alone: a lost connection costs one file. */
  async function fetchMedia(manifest: Manifest): Promise<ContentResult> {
    // Looked at again: packs take minutes, and the learner may have removed the sound meanwhile.
    const { wanted, missing, counts } = await mediaOf(manifest);
    let { mediaMissing: left, mediaBytes: bytes } = counts;
    await store.countMedia(counts);
    const { isSoundOnDemand = false } = await store.read();
    if (left > 0 && !isSoundOnDemand) await mediaMayStart();
    for (const file of isSoundOnDemand ? [] : missing) {
      if (isUpdating()) return { kind: 'incomplete', reason: 'updating' };
      const content = await readNamed(mediaPath(file.sha256), file.sha256);
      if (content === 'bad-bytes') continue;
      if (typeof content === 'string') return { kind: 'incomplete', reason: content };
      if (!(await media.put(mediaPath(file.sha256), content, file.mimeType))) {
        return { kind: 'incomplete', reason: 'storage' };
      }
      left -= 1;
      bytes += file.sizeBytes;
      await store.countMedia({ mediaTotal: wanted.size, mediaMissing: left, mediaBytes: bytes });
    }
    await media.forgetOthers(new Set([...wanted.keys()].map(mediaPath)));
    // A file that came wrong holds up no other; the next run asks for it again.
    return left > 0 && !isSoundOnDemand ? { kind: 'incomplete', reason: 'bad-bytes' } : { kind: 'complete' };
  }

  return {
    /** One run at a time; a second call gets the running one. */
    run() {
      running ??= (async () => {
        await store.setRunning(true);
        try {
          return await runOnce();
        } finally {
          await store.setRunning(false);
          running = null;
        }
      })();
      return running;
    },
  };
}

function parsePack(bytes: ArrayBuffer): ContentPack | null {
  try {
    const parsed = ContentPack.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

type ReadFailure = 'network' | 'not-ours';

async function readBytes(
  api: KyInstance,
  path: string,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer | ReadFailure> {
  try {
    const response = await api.get(path, { cache });
    if (response.headers.get(apiHeader) !== apiHeaderValue) return 'not-ours';
    return await response.arrayBuffer();
  } catch {
    return 'network';
  }
}

async function readJson<Schema extends z.ZodType>(
  api: KyInstance,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | ReadFailure> {
  const bytes = await readBytes(api, path);
  if (typeof bytes === 'string') return bytes;
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return 'not-ours';
  }
}
