import { dayMs } from '#contract/days.ts';
import type { OrderRow } from '#server/payments/orders.ts';

/**
 * What a learner's Premium must be, thought of in another way than the server does: a queue of paid time, of which the first in it
 * is used up as time goes by. A renewal joins at the end, a refund takes what is left of its order out.
 */
export function createPremiumQueue(start: number) {
  let queue: { orderId: string; leftMs: number }[] = [];
  let at = start;
  const applied = new Set<string>();

  function passTo(now: number): void {
    let passed = now - at;
    at = now;
    for (const entry of queue) {
      const used = Math.min(entry.leftMs, passed);
      entry.leftMs -= used;
      passed -= used;
    }
    queue = queue.filter(({ leftMs }) => leftMs > 0);
  }

  return {
    /** Compares a learner's orders before and after something happened at `now`. */
    observe(before: readonly OrderRow[], after: readonly OrderRow[], now: number): void {
      passTo(now);
      const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
      const news = after.filter(({ id, state }) => stateBefore.get(id) !== state);
      for (const { id, days } of news
        .filter(({ state }) => state === 'applied')
        .toSorted((a, b) => Number(a.premiumFrom) - Number(b.premiumFrom))) {
        if (applied.has(id)) throw new Error(`the order ${id} was applied twice`);
        applied.add(id);
        queue.push({ orderId: id, leftMs: days * dayMs });
      }
      for (const { id, state } of news)
        if (state === 'refunded') queue = queue.filter(({ orderId }) => orderId !== id);
    },
    /** When Premium ends; `null`: there is none. */
    until(): number | null {
      const leftMs = queue.reduce((sum, entry) => sum + entry.leftMs, 0);
      return leftMs === 0 ? null : at + leftMs;
    },
  };
}
