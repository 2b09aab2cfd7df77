import { z } from 'zod';
import { readAnswer, usualPatience, type Patience } from '#server/payments/gateways/ask-gateway.ts';
import { rialsOf } from '#domain/numbers/money.ts';
import {
  UnsignedNoticeError,
  type GatewayState,
  type PaymentGateway,
} from '#server/payments/payment-gateway.ts';
import { codes, createZarinPalCall, gateway, refusal, type ZarinPalConfig } from './zarinpal-calls.ts';
import { createZarinPalRefund } from './refund.ts';

/** ZarinPal takes no longer one. */
const longestDescription = 500;

const Requested = z.object({ authority: z.string().min(1) });
const Verified = z.object({ ref_id: z.union([z.string().min(1), z.number()]) });
const Inquired = z.object({ status: z.string() });

/**
 * Toman by ZarinPal's gateway, version 4: `docs/payments.md` says what was checked against which documentation. Amounts go out
 * in Rial, the unit that holds for every call. There are no webhooks.
 */
export function openZarinPal(config: ZarinPalConfig, patience: Patience = usualPatience): PaymentGateway {
  const call = createZarinPalCall(config, patience);
  // No further try: each one would make another payment.
  const callOnce = createZarinPalCall(config, { ...patience, pausesMs: [] });
  const refund = createZarinPalRefund({ config, patience, call });

  /** How far a payment is that could not be verified. */
  async function inquire(authority: string): Promise<GatewayState> {
    const { code, data } = await call('inquiry', { authority });
    if (code === codes.invalidAuthority || code === codes.notFound)
      return { state: 'refused', reason: 'expired' };
    if (code !== codes.done) throw refusal('to show a payment', code);
    switch (readAnswer(gateway, Inquired, data).status) {
      case 'FAILED':
        return { state: 'refused', reason: 'declined' };
      case 'REVERSED':
        return { state: 'refunded', captureId: authority };
      case 'PAID':
      case 'VERIFIED':
        return { state: 'pending' };
      default:
        return { state: 'open' };
    }
  }

  return {
    name: 'ZARINPAL',
    currency: 'IRT',

    async create({ orderId, money, description, returnUrl }) {
      const { code, data } = await callOnce('request', {
        amount: rialsOf(money.amount),
        currency: 'IRR',
        description: description.slice(0, longestDescription),
        callback_url: returnUrl,
        metadata: { order_id: orderId },
      });
      if (code !== codes.done) throw refusal('to begin a payment', code);
      const { authority } = readAnswer(gateway, Requested, data);
      return { reference: authority, approvalUrl: `${config.url}/pg/StartPay/${authority}` };
    },

    async capture({ money, reference }) {
      const { code, data } = await call('verify', { amount: rialsOf(money.amount), authority: reference });
      switch (code) {
        case codes.done:
        case codes.doneBefore:
          // ZarinPal verifies only the amount that was paid, so this is the one.
          return { state: 'captured', captureId: String(readAnswer(gateway, Verified, data).ref_id), money };
        case codes.otherAmount:
          return { state: 'refused', reason: 'mismatch' };
        case codes.notPaid:
          return inquire(reference);
        case codes.invalidAuthority:
        case codes.notFound:
          return { state: 'refused', reason: 'expired' };
        default:
          throw refusal('to verify a payment', code);
      }
    },

    refund,

    async readNotice() {
      throw new UnsignedNoticeError('ZarinPal sends no webhooks');
    },
  };
}
