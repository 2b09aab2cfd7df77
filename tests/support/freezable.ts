import type { FaultServer } from './fault-server.ts';

export interface Freezable extends Pick<FaultServer, 'fetch'> {
  /** The next request does not come back until the thaw. Settles when that request was made. */
  freezeNext(): Promise<void>;
  cancelFreeze(): void;
  /** Lets every frozen request go on. */
  thaw(): Promise<void>;
  /** Settles at once while anything is frozen, else when something freezes. */
  whenFrozen(): Promise<void>;
}

/** A network in which the tab of a request can freeze: the request is made, and nothing after it happens. */
export function createFreezable(server: Pick<FaultServer, 'fetch'>): Freezable {
  let next: (() => void) | null = null;
  let frozen: (() => void)[] = [];
  let onFrozen = Promise.withResolvers<void>();
  return {
    async fetch(input, init) {
      const made = next;
      next = null;
      if (!made) return server.fetch(input, init);
      const thawed = new Promise<void>((resolve) => {
        frozen.push(resolve);
      });
      made();
      onFrozen.resolve();
      await thawed;
      return server.fetch(input, init);
    },
    freezeNext() {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = resolve;
      return promise;
    },
    cancelFreeze() {
      next = null;
    },
    async thaw() {
      const waiting = frozen;
      frozen = [];
      onFrozen = Promise.withResolvers<void>();
      for (const go of waiting) go();
    },
    whenFrozen: () => onFrozen.promise,
  };
}
