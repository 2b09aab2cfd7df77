import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';

export interface RegistrationPorts {
  readonly clock: Pick<Clock, 'after'>;
  readonly connectivity: Pick<Connectivity, 'subscribe'>;
  /** Asks the server for the service worker and resolves when its files are stored, or there is nothing new. `false`: it failed. */
  readonly tryOnce: () => Promise<boolean>;
}

/** How often a page that stays open asks for a newer version. */
const checkEveryMs = 60 * 60 * 1000;
/** After a failure: a portal or a tunnel may be behind us soon. */
const firstRetryMs = 15_000;
const longestRetryMs = 10 * 60 * 1000;

/** Looks for a newer version now and then. What failed is tried again, soon at first, and as soon as the network is back. */
export function keepRegistered({ clock, connectivity, tryOnce }: RegistrationPorts): void {
  let failures = 0;
  let isRunning = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    cancel();
    const isDone = await tryOnce().catch(() => false);
    isRunning = false;
    failures = isDone ? 0 : failures + 1;
    const waitMs = isDone ? checkEveryMs : Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
    cancel = clock.after(waitMs, () => void run());
  }

  connectivity.subscribe((event) => {
    // A page that comes back from the back/forward cache did not see what was found meanwhile.
    if (failures > 0 || event === 'pageshow') void run();
  });
  void run();
}
