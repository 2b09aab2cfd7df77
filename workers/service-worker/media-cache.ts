import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** Shared with the page, which fills it when questions arrive. */
export const mediaCacheName = 'passage-media-v1';

/**
 * Audio of questions, named by its hash: once here, never asked for again. Players ask for ranges; a partial answer
 * cannot be cached, so the whole file is fetched and the range is cut from the cache.
 */
export function cacheMedia(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/content/media/'),
    new CacheFirst({
      cacheName: mediaCacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          requestWillFetch: ({ request }) => {
            const headers = new Headers(request.headers);
            headers.delete('range');
            return Promise.resolve(new Request(request.url, { headers, credentials: request.credentials }));
          },
        },
        new RangeRequestsPlugin(),
      ],
    }),
  );
}
