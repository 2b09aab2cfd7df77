/** Files whose address names their content, kept on this device. */
export interface KeptFiles {
  /**
   * A file from this device, else from the server and then kept. Its address names its content, so what is here is of this version.
   * `undefined`: neither. Works without the service worker too, whose first page does not have one yet.
   */
  read(url: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Keeps a file for later. Whether it is on this device now. */
  keep(url: string): Promise<boolean>;
  isKept(url: string): Promise<boolean>;
  /** Drops files of older versions. */
  forgetOthers(urls: readonly string[]): Promise<void>;
  /** Drops files that turned out to be damaged. */
  forget(urls: readonly string[]): Promise<void>;
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Only whole files are put: a put takes the old entry away before the new one is written, so one whose body breaks off
 * (the network goes, another page fetches as well) would lose the file that was here. No room is no reason not to go on.
 */
async function put(cache: Cache, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await cache.put(url, new Response(bytes));
    return true;
  } catch {
    return false;
  }
}

const ignoreVary = { ignoreVary: true };

/** The files of one engine, in a cache of their own. */
export function createKeptFiles(cacheName: string): KeptFiles {
  /** Where the browser has none (a page without https), every start fetches again. */
  async function openCache(): Promise<Cache | undefined> {
    if (!('caches' in globalThis)) return undefined;
    try {
      return await caches.open(cacheName);
    } catch {
      return undefined;
    }
  }
  const isKept = async (url: string): Promise<boolean> =>
    (await (await openCache())?.match(url, ignoreVary)) !== undefined;

  return {
    isKept,
    async read(url) {
      const cache = await openCache();
      const kept = await cache?.match(url, ignoreVary);
      if (kept !== undefined) return new Uint8Array(await kept.arrayBuffer());
      const bytes = await fetchFile(url);
      if (bytes !== undefined && cache !== undefined) await put(cache, url, bytes);
      return bytes;
    },
    async keep(url) {
      const cache = await openCache();
      if (cache === undefined) return false;
      if (await isKept(url)) return true;
      const bytes = await fetchFile(url);
      return bytes !== undefined && (await put(cache, url, bytes));
    },
    async forgetOthers(urls) {
      const cache = await openCache();
      const kept = new Set(urls.map((url) => new URL(url, location.href).href));
      if (!cache) return;
      const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    async forget(urls) {
      const cache = await openCache();
      if (cache) await Promise.all(urls.map((url) => cache.delete(url, ignoreVary)));
    },
  };
}
