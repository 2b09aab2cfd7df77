import { sweepOrders } from '#server/payments/sweep-orders.ts';
import type { PaymentParts } from '#server/payments/settle-order.ts';

const everyMs = 60_000;

/** Looks after orders that were left half-way, every minute; returns how to stop. Several processes may do it at once. */
export function startPaymentSweep(parts: PaymentParts): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= sweepOrders(parts, stopping.signal)
      .then(() => undefined)
      .catch((error: unknown) => parts.log.warn({ err: error }, 'could not look after orders'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
