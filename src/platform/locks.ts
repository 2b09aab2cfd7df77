/** How a try for a lock ended. `stolen`: somebody took it away while the work ran; the work may still be running. */
export type LockResult<Value> = { kind: 'ran'; value: Value } | { kind: 'busy' } | { kind: 'stolen' };

/** Locks that all tabs and workers of this origin share. A frozen tab keeps its lock: a lock alone proves nothing. */
export interface Locks {
  /** Runs `work` if nobody holds the lock, or, with `steal`, whoever holds it. Never waits for it. */
  tryRun<Value>(
    name: string,
    work: () => Promise<Value>,
    options?: { steal?: boolean },
  ): Promise<LockResult<Value>>;
}

/** The Web Locks of this browser. */
export function createWebLocks(manager: LockManager): Locks {
  return {
    async tryRun(name, work, { steal = false } = {}) {
      let isStarted = false;
      try {
        return await manager.request(name, steal ? { steal } : { ifAvailable: true }, async (lock) => {
          if (!lock) return { kind: 'busy' } as const;
          isStarted = true;
          return { kind: 'ran', value: await work() } as const;
        });
      } catch (error) {
        // The request of a holder whose lock was stolen rejects with AbortError, whatever its work does; in WebKit that of any page
        // that comes back from the back/forward cache too.
        if (error instanceof DOMException && error.name === 'AbortError')
          return { kind: isStarted ? 'stolen' : 'busy' };
        throw error;
      }
    },
  };
}
