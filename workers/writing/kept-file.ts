const cacheName = 'passage-writing-data-v1';

/**
 * A file of the engine: from this device, else from the server and then kept. Its address names its content, so what is here is
 * right. `undefined`: neither. Works without the service worker too, whose first page does not have one yet.
 */
export async function keptFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await openCache();
  const kept = await cache?.match(url, { ignoreVary: true });
  const response = kept ?? (await fetchFile(url));
  if (response === undefined) return undefined;
  if (kept === undefined && cache !== undefined) await keep(cache, url, response.clone());
  return new Uint8Array(await response.arrayBuffer());
}

/** Keeps a file for later without reading it. Whether it is on this device now. */
export async function keepFile(url: string): Promise<boolean> {
  const cache = await openCache();
  if (cache === undefined) return false;
  if ((await cache.match(url, { ignoreVary: true })) !== undefined) return true;
  const response = await fetchFile(url);
  return response !== undefined && (await keep(cache, url, response));
}

/** Drops files of older versions. */
export async function forgetOtherFiles(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const kept = new Set(urls.map((url) => new URL(url, location.href).href));
  if (!cache) return;
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Where the browser has none (a page without https), every start fetches again. */
async function openCache(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await caches.open(cacheName);
  } catch {
    return undefined;
  }
}

async function fetchFile(url: string): Promise<Response | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** No room is no reason not to score: the file is in memory. */
async function keep(cache: Cache, url: string, response: Response): Promise<boolean> {
  try {
    await cache.put(url, response);
    return true;
  } catch {
    return false;
  }
}
