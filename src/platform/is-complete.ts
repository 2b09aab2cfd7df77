/** The files of an engine: those that it must have here, and all that may be here. */
export interface WantedFiles {
  readonly needed: readonly string[];
  readonly known: readonly string[];
}

/**
 * Whether a cache of this device has what is needed and nothing of older versions. A page asks itself, so that no worker starts at
 * every load only to find that there is nothing to do. The worker checks the bytes when it opens them. `false` where nobody knows.
 */
export async function isComplete(cacheName: string, { needed, known }: WantedFiles): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const hrefs = (urls: readonly string[]) => urls.map((url) => new URL(url, location.href).href);
  try {
    const cache = await caches.open(cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const mayBeHere = new Set(hrefs(known));
    return hrefs(needed).every((url) => kept.has(url)) && [...kept].every((url) => mayBeHere.has(url));
  } catch {
    return false;
  }
}
