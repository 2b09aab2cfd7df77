/**
 * The states of an order. Law: money that a gateway holds for an order always leads to Premium or to a refund, whatever happened to
 * the order before; Premium is only given in the step from `captured` to `applied`, and only taken away in the one from `applied` to
 * `refunded`. Every state leads on, so neither happens twice.
 */
import type { OrderState, RefusalReason } from '#contract/entities/payment.ts';

export interface OrderStatus {
  readonly state: OrderState;
  /** Set while the order is `refused`. */
  readonly refusal: RefusalReason | null;
}

export type OrderEvent =
  /** By the gateway: the payer approved, and the money is being confirmed. */
  | { readonly kind: 'pending' }
  /** By the gateway, or the operator for a card transfer: the money is there. `isRight`: amount and currency are those of the order. */
  | { readonly kind: 'captured'; readonly isRight: boolean }
  | { readonly kind: 'refused'; readonly reason: Exclude<RefusalReason, 'receipt'> }
  | { readonly kind: 'refunded' }
  /** By the learner: cancelled, or another order took its place. */
  | { readonly kind: 'given-up' }
  | { readonly kind: 'receipt-sent' }
  /** By the operator: the receipt does not prove a transfer. */
  | { readonly kind: 'receipt-refused' }
  /** By the server: Premium runs. */
  | { readonly kind: 'applied' };

export type OrderStep =
  | { readonly kind: 'moved'; readonly status: OrderStatus; readonly effect: 'grant' | 'withdraw' | null }
  /** The event says what is known, or comes too late to matter. */
  | { readonly kind: 'ignored' }
  /** Somebody asks for what the order's state does not allow. */
  | { readonly kind: 'illegal' };

const ignored: OrderStep = { kind: 'ignored' };
const illegal: OrderStep = { kind: 'illegal' };

function moveTo(state: OrderState, effect: 'grant' | 'withdraw' | null = null): OrderStep {
  return { kind: 'moved', status: { state, refusal: null }, effect };
}

function refuse(refusal: RefusalReason): OrderStep {
  return { kind: 'moved', status: { state: 'refused', refusal }, effect: null };
}

/** What an event does to an order. */
export function nextStep({ state, refusal }: OrderStatus, event: OrderEvent): OrderStep {
  const isUnpaid = state === 'created' || state === 'approved';
  switch (event.kind) {
    case 'pending':
      return state === 'created' || (state === 'refused' && refusal !== 'mismatch')
        ? moveTo('approved')
        : ignored;
    case 'captured':
      if (!isUnpaid && state !== 'refused') return ignored;
      if (event.isRight) return moveTo('captured');
      return refusal === 'mismatch' ? ignored : refuse('mismatch');
    case 'refused':
      return isUnpaid ? refuse(event.reason) : ignored;
    case 'refunded':
      if (state === 'refunded') return ignored;
      return moveTo('refunded', state === 'applied' ? 'withdraw' : null);
    case 'given-up':
      if (state === 'refused') return ignored;
      return state === 'created' ? refuse('cancelled') : illegal;
    case 'receipt-sent':
      return isUnpaid || state === 'refused' ? moveTo('approved') : illegal;
    case 'receipt-refused':
      if (refusal === 'receipt') return ignored;
      return isUnpaid ? refuse('receipt') : illegal;
    case 'applied':
      return state === 'captured' ? moveTo('applied', 'grant') : ignored;
  }
}
