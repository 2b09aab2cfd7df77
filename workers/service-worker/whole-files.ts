import type { addPlugins } from 'workbox-precaching';
import { systemDigest } from '#platform/digest.ts';

/** What Workbox asks while it fetches and keeps. */
export type WorkboxPlugin = Parameters<typeof addPlugins>[0][number];

/** How the SHA-256 of a file begins, by its path; `undefined` for a file of which nothing is known. */
export type DigestOf = (pathname: string) => string | undefined;

/**
 * Keeps and serves only what is byte for byte the file that was asked for. A sign-in page of a Wi-Fi, a body that was cut
 * off or another version under the same name would else be part of the app until somebody clears the browser. What is
 * wrong is asked for once more, past the browser's own cache, and then refused. What is kept is looked at when it is first
 * used, too: storage can be damaged.
 */
export function wholeFiles(digestOf: DigestOf): WorkboxPlugin {
  const seen = new Set<string>();

  const wantedFor = ({ url }: Request) => digestOf(new URL(url).pathname);

  async function isWhole(response: Response, wanted: string): Promise<boolean> {
    if (response.status !== 200) return false;
    const bytes = await response
      .clone()
      .arrayBuffer()
      .catch(() => null);
    return bytes !== null && (await systemDigest.sha256(bytes)).startsWith(wanted);
  }

  async function ask(url: string, wanted: string): Promise<Response> {
    const response = await fetch(url, { cache: 'reload', credentials: 'same-origin' });
    if (await isWhole(response, wanted)) return response;
    throw new TypeError(`${url} came as something else`);
  }

  return {
    async fetchDidSucceed({ request, response }) {
      const wanted = wantedFor(request);
      if (wanted === undefined || (await isWhole(response, wanted))) return response;
      return ask(request.url, wanted);
    },
    async cachedResponseWillBeUsed({ cacheName, cachedResponse, request }) {
      const wanted = wantedFor(request);
      if (!cachedResponse || wanted === undefined || seen.has(request.url)) return cachedResponse;
      seen.add(request.url);
      if (await isWhole(cachedResponse, wanted)) return cachedResponse;
      const cache = await caches.open(cacheName);
      await cache.delete(request);
      const { origin, pathname } = new URL(request.url);
      const fresh = await ask(origin + pathname, wanted).catch(() => null);
      if (fresh) await cache.put(request, fresh.clone());
      return fresh;
    },
  };
}
