import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { converterVersion } from './converter-version.ts';

const prefix = 'passage-ffmpeg-core-';
const cacheName = `${prefix}${converterVersion}`;

/** The converter is 32 MB: not part of the shell, kept from its first use on. */
export function cacheConverter(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /\/assets\/ffmpeg-core[^/]*\.(?:js|wasm)$/.test(url.pathname),
    new CacheFirst({ cacheName, matchOptions: { ignoreVary: true } }),
  );
}

/** 32 MB of an older version are 32 MB too many. */
export async function dropOldConverters(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
