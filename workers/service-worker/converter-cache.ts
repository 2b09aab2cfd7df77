import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { converterVersion } from './converter-version.ts';
import type { WorkboxPlugin } from './whole-files.ts';

const prefix = 'passage-ffmpeg-core-';
const cacheName = `${prefix}${converterVersion}`;

/** The converter of recordings, and the database engine of Anki packages. */
export const isConverter = (pathname: string) =>
  /^\/assets\/(?:ffmpeg-core[^/]*\.(?:js|wasm)|sql-wasm[^/]*\.wasm)$/.test(pathname);

/** The converter is 32 MB, and few learners read an Anki package: not part of the shell, kept from its first use on. */
export function cacheConverter(whole: WorkboxPlugin): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isConverter(url.pathname),
    new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [whole] }),
  );
}

/** 32 MB of an older version are 32 MB too many. */
export async function dropOldConverters(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
