/** Media of the question bank, as the service worker serves them: whole responses in Cache Storage, by path. */
export interface MediaCache {
  /** Paths that are there. */
  list(): Promise<Set<string>>;
  /** `false`: there is no room. */
  put(path: string, bytes: ArrayBuffer, mimeType: string): Promise<boolean>;
  /** Drops what no pack names any more. */
  forgetOthers(paths: ReadonlySet<string>): Promise<void>;
}

/** Name of the cache that the service worker answers media from. */
export const mediaCacheName = 'passage-media-v1';

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
    async forgetOthers(paths) {
      const cache = await storage.open(mediaCacheName);
      const old = (await cache.keys()).filter((request) => !paths.has(pathOf(request)));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
  };
}
