import { vi } from 'vitest';

/**
 * Waits until a check passes, as `vi.waitFor` does, which gives up after one second: too soon on a busy machine. `intervalMs` is
 * the time between two tries.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>, intervalMs = 50): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: intervalMs });
