/** What makes it worth a try: the network or the learner is back. */
export type Wakening = 'online' | 'visible' | 'pageshow';

/** Hints of the browser about network and screen. `isOnline` says "perhaps" when it says yes. */
export interface Connectivity {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Returns how to stop. */
  subscribe(onWakening: (wakening: Wakening) => void): () => void;
}

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

/** A service worker: no screen, and it only runs when the browser thinks that there is a network. */
export const workerConnectivity: Connectivity = {
  isOnline: () => true,
  isVisible: () => false,
  subscribe: () => () => {},
};
