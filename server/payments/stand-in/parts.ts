import type { StandInFaults } from './faults.ts';
import type { Ledger, PlayPayment } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

/** What the stand-ins share. */
export interface StandInParts {
  readonly ledger: Ledger;
  readonly faults: StandInFaults;
  readonly webhooks: Webhooks;
  readonly now: () => number;
  /** Public address, without a slash at the end. */
  readonly url: () => string;
}

/** Both gateways give up a payment that was not paid by then (PayPal by its documentation, ZarinPal by our guess). */
const payWithinMs = 3 * 60 * 60_000;

const waiting: readonly PlayPayment['state'][] = ['open', 'approved', 'declined'];

export function isExpired({ now }: StandInParts, { state, createdAt }: PlayPayment): boolean {
  return waiting.includes(state) && now() - createdAt > payWithinMs;
}

/** Takes the money of an approved payment. */
export function take(parts: StandInParts, payment: PlayPayment, id: string): PlayPayment {
  const { faults, ledger, now } = parts;
  return ledger.change(payment, {
    state: faults.isSlow ? 'pending' : 'captured',
    capture: { id, amount: faults.charged ?? payment.amount, at: now() },
  });
}
