import { addressOf, paths } from '#contract/paths.ts';

/** Media of the question bank, as the service worker serves them: whole responses in Cache Storage, by path. */
export interface MediaCache {
  /** Paths that are there. */
  list(): Promise<Set<string>>;
  /** `false`: there is no room. */
  put(path: string, bytes: ArrayBuffer, mimeType: string): Promise<boolean>;
  /** Drops these. */
  forget(paths: ReadonlySet<string>): Promise<void>;
  /** Drops what no pack names any more. */
  forgetOthers(paths: ReadonlySet<string>): Promise<void>;
}

/** Name of the cache that the service worker answers media from. */
export const mediaCacheName = 'passage-media-v1';

/** Where the API has a media file, and under which path the cache keeps it. */
export const mediaPath = (sha256: string): string => addressOf(paths.media, { sha256 });

/** Which of these files are kept on this device; `null` where the browser has no Cache Storage: nobody knows. */
export async function findKeptMedia(hashes: readonly string[]): Promise<ReadonlySet<string> | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(mediaCacheName);
  const kept = await Promise.all(
    hashes.map(async (sha256) => ((await cache.match(mediaPath(sha256))) ? [sha256] : [])),
  );
  return new Set(kept.flat());
}

/** The SHA-256 of the sound at a path; `null` for any other path. */
export function mediaHashOf(pathname: string): string | null {
  return /^\/api\/content\/media\/([0-9a-f]{64})$/.exec(pathname)?.[1] ?? null;
}

export function createMediaCache(storage: CacheStorage, origin: string): MediaCache {
  const pathOf = (request: Request) => new URL(request.url).pathname;
  return {
    async list() {
      const cache = await storage.open(mediaCacheName);
      return new Set((await cache.keys()).map(pathOf));
    },
    async put(path, bytes, mimeType) {
      const cache = await storage.open(mediaCacheName);
      const headers = { 'content-type': mimeType, 'content-length': String(bytes.byteLength) };
      try {
        await cache.put(new URL(path, origin), new Response(bytes, { headers }));
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
        throw error;
      }
    },
    async forget(paths) {
      const cache = await storage.open(mediaCacheName);
      await Promise.all([...paths].map((path) => cache.delete(new URL(path, origin))));
    },
    async forgetOthers(paths) {
      const cache = await storage.open(mediaCacheName);
      const old = (await cache.keys()).filter((request) => !paths.has(pathOf(request)));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
  };
}
