import { createListeners } from './listeners.ts';

/**
 * Says that a timed answer is under way, so that nothing interrupts it: an update waits, a reload asks. Several holders
 * may overlap; it is busy until the last one has let go.
 */
export interface Busy {
  /** Takes hold. The returned function lets go; calling it again does nothing. */
  acquire(): () => void;
  isBusy(): boolean;
  /** Hears of each change from free to busy and back. Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** One for the whole app, made where the app is put together. */
export function createBusy(): Busy {
  const holders = new Set<symbol>();
  const listeners = createListeners();
  return {
    acquire() {
      const holder = Symbol('holder');
      holders.add(holder);
      if (holders.size === 1) listeners.tell();
      return () => {
        if (holders.delete(holder) && holders.size === 0) listeners.tell();
      };
    },
    isBusy: () => holders.size > 0,
    subscribe: listeners.subscribe,
  };
}
