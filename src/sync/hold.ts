import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { Pass } from './drain-pass.ts';
import type { EnginePorts } from './ports.ts';
import type { Unfinished } from './unfinished.ts';

/** One time that this tab has the lock. */
export interface Hold {
  /** Another tab took the lock away. */
  isLost: boolean;
  pass: Pass | null;
  stopBeating: () => void;
}

export const newHold = (): Hold => ({ isLost: false, pass: null, stopBeating: () => {} });

const beatEveryMs = 5_000;

/** Shows the other tabs that the holder of this lease lives, until the function that it returns is called. */
export function beat(
  { store, clock, report }: Pick<EnginePorts, 'store' | 'clock' | 'report'>,
  lease: Lease,
  unfinished: Unfinished,
): () => void {
  let isOver = false;
  let cancel = () => {};
  const once = async () => {
    if (isOver) return;
    try {
      await store.beat(lease, clock.now());
    } catch (error) {
      // A heartbeat that fails is a missed one: the other tabs draw the conclusion.
      report(error);
    }
    schedule();
  };
  const schedule = () => {
    if (!isOver) cancel = clock.after(beatEveryMs, () => void unfinished.add(once()));
  };
  schedule();
  return () => {
    isOver = true;
    cancel();
  };
}
