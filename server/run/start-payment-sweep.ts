import { sweepOrders } from '#server/payments/sweep-orders.ts';
import type { PaymentParts } from '#server/payments/settle-order.ts';
import { startRepeating } from './start-repeating.ts';

/** Looks after orders that were left half-way, every minute; returns how to stop. Several processes may do it at once. */
export function startPaymentSweep(parts: PaymentParts): () => Promise<void> {
  return startRepeating({
    everyMs: 60_000,
    run: (signal) => sweepOrders(parts, signal),
    onError: (error) => parts.log.warn({ err: error }, 'could not look after orders'),
  });
}
