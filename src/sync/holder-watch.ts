import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { Clock } from '#platform/clock.ts';

/** A visible tab with due work takes the lock away from a holder that showed no life for so long. */
export const stealAfterMs = 15_000;

/** Judges whether the tab that holds the lock still lives. Frozen tabs keep their lock. */
export interface HolderWatch {
  /** To be asked each time that the lock was found taken. */
  isDead(state: Pick<EngineMemory, 'epoch' | 'beatAt'>): boolean;
  /** The lock was free. */
  forget(): void;
}

/**
 * Dead is a holder whose beat is too old, and one that did nothing at all between two looks: it may have frozen before
 * its first beat or after its last. A clock that was turned makes a living holder look dead, which costs nothing: its
 * writes are fenced and its requests repeat no effect.
 */
export function createHolderWatch(clock: Clock): HolderWatch {
  let suspect: { epoch: number; beatAt: number | null; since: number } | null = null;
  return {
    isDead({ epoch, beatAt }) {
      const now = clock.now();
      if (suspect?.epoch !== epoch || suspect.beatAt !== beatAt) suspect = { epoch, beatAt, since: now };
      const isBeatOld = beatAt !== null && Math.abs(now - beatAt) >= stealAfterMs;
      return isBeatOld || Math.abs(now - suspect.since) >= stealAfterMs;
    },
    forget() {
      suspect = null;
    },
  };
}
