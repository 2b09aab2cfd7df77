import { dollarsOf } from '#domain/numbers/money.ts';
import type { PlayPayment } from './ledger.ts';

/** PayPal's names for how far an order and its capture are. */
const orderStates: Record<PlayPayment['state'], string> = {
  open: 'PAYER_ACTION_REQUIRED',
  closed: 'VOIDED',
  approved: 'APPROVED',
  // The payer approved; their bank has its say at the capture.
  declined: 'APPROVED',
  pending: 'COMPLETED',
  captured: 'COMPLETED',
  reversed: 'COMPLETED',
  refunded: 'COMPLETED',
};
const captureStates: Partial<Record<PlayPayment['state'], string>> = {
  pending: 'PENDING',
  captured: 'COMPLETED',
  refunded: 'REFUNDED',
};

const dollars = (cents: number) => ({ currency_code: 'USD', value: dollarsOf(cents) });

/** A payment as PayPal shows its order. */
export function orderShape(payment: PlayPayment, url: string): object {
  const { id, orderId, amount, description, capture } = payment;
  return {
    id,
    intent: 'CAPTURE',
    status: orderStates[payment.state],
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        invoice_id: orderId,
        description,
        amount: dollars(amount),
        ...(capture === null ? {} : { payments: { captures: [captureShape(payment, url)] } }),
      },
    ],
    links: [
      { href: `${url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

export function captureShape({ id, orderId, state, capture }: PlayPayment, url: string): object {
  return {
    id: capture?.id,
    status: captureStates[state],
    amount: dollars(capture?.amount ?? 0),
    final_capture: true,
    custom_id: orderId,
    invoice_id: orderId,
    supplementary_data: { related_ids: { order_id: id } },
    links: [{ href: `${url}/v2/payments/captures/${capture?.id}`, rel: 'self', method: 'GET' }],
  };
}

export function refundShape({ orderId, capture }: PlayPayment, url: string): object {
  return {
    id: `R${capture?.id}`,
    status: 'COMPLETED',
    amount: dollars(capture?.amount ?? 0),
    custom_id: orderId,
    invoice_id: orderId,
    links: [{ href: `${url}/v2/payments/captures/${capture?.id}`, rel: 'up', method: 'GET' }],
  };
}
