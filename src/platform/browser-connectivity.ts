import type { Connectivity } from './connectivity.ts';

/** The hints of a window. Apart from the port, because a service worker has no windows to speak of. */
export function createConnectivity(window: Window): Connectivity {
  const { document, navigator } = window;
  return {
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    subscribe(onWakening) {
      const stop = new AbortController();
      const { signal } = stop;
      window.addEventListener('online', () => onWakening('online'), { signal });
      window.addEventListener('pageshow', () => onWakening('pageshow'), { signal });
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') onWakening('visible');
        },
        { signal },
      );
      return () => stop.abort();
    },
  };
}
