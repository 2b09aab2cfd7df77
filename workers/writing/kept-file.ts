const cacheName = 'passage-writing-data-v1';

/**
 * A file of the engine: from this device, else from the server and then kept. Its address names its content, so what is here is
 * of this version. `undefined`: neither. Works without the service worker too, whose first page does not have one yet.
 */
export async function keptFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await openCache();
  const kept = await cache?.match(url, { ignoreVary: true });
  if (kept !== undefined) return new Uint8Array(await kept.arrayBuffer());
  const bytes = await fetchFile(url);
  if (bytes !== undefined && cache !== undefined) await keep(cache, url, bytes);
  return bytes;
}

/** Keeps a file for later. Whether it is on this device now. */
export async function keepFile(url: string): Promise<boolean> {
  const cache = await openCache();
  if (cache === undefined) return false;
  if ((await cache.match(url, { ignoreVary: true })) !== undefined) return true;
  const bytes = await fetchFile(url);
  return bytes !== undefined && (await keep(cache, url, bytes));
}

/** Drops files of older versions. */
export async function forgetOtherFiles(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const kept = new Set(urls.map((url) => new URL(url, location.href).href));
  if (!cache) return;
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Drops files that turned out to be damaged. */
export async function forgetFiles(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (cache) await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
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
 * (the network goes, another page fetches as well) would lose the file that was here. No room is no reason not to score.
 */
async function keep(cache: Cache, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await cache.put(url, new Response(bytes));
    return true;
  } catch {
    return false;
  }
}
