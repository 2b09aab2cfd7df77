import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is neither `false`, `null` nor `undefined`, and gives it. Throws when the time is over. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false> | Value | null | undefined | false,
  timeoutMs: number,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await pause(100);
  }
}
