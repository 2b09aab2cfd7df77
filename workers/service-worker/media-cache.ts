import { mediaCacheName, mediaPath } from '#platform/media-cache.ts';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from './whole-files.ts';

/**
 * Audio of questions, named by its hash: once here (content sync of the page fills the cache), never asked for again. Players ask for ranges; a partial answer
 * cannot be cached, so the whole file is fetched and the range is cut from the cache.
 */
export function cacheMedia(whole: WorkboxPlugin): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(mediaPath('')),
    new CacheFirst({
      cacheName: mediaCacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          requestWillFetch: ({ request }) => {
            const headers = new Headers(request.headers);
            headers.delete('range');
            // Kept here and nowhere else: a second copy in the browser's own cache would take the room of what is deleted here.
            const { url, credentials } = request;
            return Promise.resolve(new Request(url, { headers, credentials, cache: 'no-store' }));
          },
        },
        whole,
        new RangeRequestsPlugin(),
      ],
    }),
  );
}
