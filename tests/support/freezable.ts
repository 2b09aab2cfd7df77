import type { FaultServer } from './fault-server.ts';

export interface Freezable extends Pick<FaultServer, 'fetch'> {
  /** The next request, or the next to such an address, does not come back until the thaw. Settles when it was made. */
  freezeNext(part?: string): Promise<void>;
  cancelFreeze(): void;
  /** Lets every frozen request go on. */
  thaw(): Promise<void>;
  /** Settles at once while anything is frozen, else when something freezes. */
  whenFrozen(): Promise<void>;
}

/** A network in which the tab of a request can freeze: the request is made, and nothing after it happens. */
export function createFreezable(server: Pick<FaultServer, 'fetch'>): Freezable {
  let next: { part: string; made: () => void } | null = null;
  let frozen: (() => void)[] = [];
  let onFrozen = Promise.withResolvers<void>();
  return {
    async fetch(input, init) {
      const freezes = next;
      const address = input instanceof Request ? input.url : String(input);
      if (!freezes || !address.includes(freezes.part)) return server.fetch(input, init);
      next = null;
      const thawed = new Promise<void>((resolve) => {
        frozen.push(resolve);
      });
      freezes.made();
      onFrozen.resolve();
      await thawed;
      return server.fetch(input, init);
    },
    freezeNext(part = '') {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = { part, made: resolve };
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
