import { readAnswer, usualPatience, type Patience } from '#server/payments/gateways/ask-gateway.ts';
import { centsOf, dollarsOf } from '#domain/numbers/money.ts';
import {
  GatewayDownError,
  GatewayRefusedError,
  type GatewayState,
  type Money,
  type PaymentGateway,
} from '#server/payments/payment-gateway.ts';
import { createPayPalCalls, gateway, issueOf, refusal, type PayPalConfig } from './paypal-calls.ts';
import { PayPalOrder, PayPalRefund, type PayPalCapture } from './paypal-wire.ts';
import { readPayPalNotice } from './read-notice.ts';

/** PayPal takes no longer one. */
const longestDescription = 127;
const notFound = 404;
const unprocessable = 422;

/** Why PayPal does not capture: the payer's means of payment, not this call. Another order may go through. */
const declines = new Set([
  'CARD_EXPIRED',
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);
const notYet = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);
const elsewhere = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETED_OR_VOIDED']);

/** Dollars by the Orders API, version 2: `docs/payments.md` says what was checked against which documentation. */
export function openPayPal(config: PayPalConfig, patience: Patience = usualPatience): PaymentGateway {
  const call = createPayPalCalls(config, patience);

  async function findOrder(id: string): Promise<PayPalOrder | null> {
    const answer = await call({ method: 'GET', path: orderPath(id) });
    if (answer.status === notFound) return null;
    if (answer.status >= 400) throw refusal('to show an order', answer);
    return readAnswer(gateway, PayPalOrder, answer.body);
  }

  return {
    name: 'PAYPAL',
    currency: 'USD',

    async create({ orderId, money, description, returnUrl, cancelUrl }) {
      const order = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: orderId,
            // Unique in an account: PayPal refuses to take the money of one order twice, long after it forgot our key.
            invoice_id: orderId,
            description: description.slice(0, longestDescription),
            amount: amountOf(money),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
              return_url: returnUrl,
              cancel_url: cancelUrl,
            },
          },
        },
      };
      const answer = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        key: orderId,
        body: JSON.stringify(order),
      });
      if (answer.status >= 400) throw refusal('to begin an order', answer);
      const { id, links } = readAnswer(gateway, PayPalOrder, answer.body);
      const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (link === undefined) throw new GatewayDownError('PayPal names no page on which to approve');
      return { reference: id, approvalUrl: link.href };
    },

    async capture({ orderId, money, reference }) {
      const known = await findOrder(reference);
      // Not captured before it is approved: PayPal would answer the same key with the same refusal afterwards.
      if (known?.status !== 'APPROVED') return stateOf(known, money);
      const answer = await call({
        method: 'POST',
        path: `${orderPath(reference)}/capture`,
        key: `${orderId}-capture`,
        body: '{}',
      });
      if (answer.status < 400) return stateOf(readAnswer(gateway, PayPalOrder, answer.body), money);
      const issue = issueOf(answer);
      if (elsewhere.has(issue)) return stateOf(await findOrder(reference), money);
      if (declines.has(issue)) return { state: 'refused', reason: 'declined' };
      if (notYet.has(issue)) return { state: 'open' };
      if (issue === 'ORDER_EXPIRED' || answer.status === notFound)
        return { state: 'refused', reason: 'expired' };
      throw refusal('to capture', answer);
    },

    async refund({ orderId, money, captureId }) {
      const answer = await call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        key: `${orderId}-refund`,
        body: JSON.stringify({ amount: amountOf(money) }),
      });
      if (answer.status === unprocessable && issueOf(answer) === 'CAPTURE_FULLY_REFUNDED') return;
      if (answer.status >= 400) throw refusal('to give the money back', answer);
      const { status } = readAnswer(gateway, PayPalRefund, answer.body);
      if (status !== 'COMPLETED' && status !== 'PENDING')
        throw new GatewayRefusedError(`PayPal did not give the money back: ${status}`);
    },

    readNotice: (notice) => readPayPalNotice(call, config.webhookId, notice),
  };
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

const amountOf = ({ amount }: Money) => ({ currency_code: 'USD', value: dollarsOf(amount) });

function stateOf(order: PayPalOrder | null, asked: Money): GatewayState {
  // PayPal forgets an order that nobody approved in time.
  if (order === null) return { state: 'refused', reason: 'expired' };
  if (order.status === 'VOIDED') return { state: 'refused', reason: 'cancelled' };
  const capture = order.purchase_units[0]?.payments?.captures?.[0];
  if (capture !== undefined) return stateOfCapture(capture, asked);
  return { state: order.status === 'COMPLETED' || order.status === 'APPROVED' ? 'pending' : 'open' };
}

function stateOfCapture({ id, status, amount }: PayPalCapture, asked: Money): GatewayState {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED': {
      const cents = centsOf(amount.value);
      if (cents === null || amount.currency_code !== asked.currency)
        return { state: 'refused', reason: 'mismatch' };
      return { state: 'captured', captureId: id, money: { amount: cents, currency: asked.currency } };
    }
    case 'REFUNDED':
      return { state: 'refunded', captureId: id };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'refused', reason: 'declined' };
    default:
      return { state: 'pending' };
  }
}
