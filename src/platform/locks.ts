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

/** Rejects a request whose lock was stolen, whatever its work does; in WebKit any request of a page in the back/forward cache too. */
const isTakenAway = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Makes a request of a lock, and once more each time that it was taken away and not by `signal`. */
export async function requestAgain(request: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (!isTakenAway(error) || signal?.aborted === true) throw error;
    await requestAgain(request, signal);
  }
}

/** Resolves when nobody has the lock. Rejects when aborted. */
export function whenLockIsFree(manager: LockManager, name: string, signal: AbortSignal): Promise<void> {
  // Shared, so that tabs that look at the same time do not wait for each other.
  const look = () => manager.request(name, { mode: 'shared', signal }, () => undefined);
  return requestAgain(look, signal);
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
        if (isTakenAway(error)) return { kind: isStarted ? 'stolen' : 'busy' };
        throw error;
      }
    },
  };
}
