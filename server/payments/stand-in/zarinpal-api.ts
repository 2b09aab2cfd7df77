import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { playCredentials } from '#server/payments/gateway-config.ts';
import { rialsOf } from '#domain/numbers/money.ts';
import type { PlayPayment } from './ledger.ts';
import { isExpired, take, type StandInParts } from './parts.ts';

const reversibleMs = 30 * 60_000;

const Merchant = z.object({ merchant_id: z.literal(playCredentials.merchantId) });
const NewPayment = z.object({
  amount: z.int().positive(),
  currency: z.enum(['IRR', 'IRT']).default('IRR'),
  description: z.string().min(1).max(500),
  callback_url: z.url(),
  metadata: z.object({ order_id: z.string().default('') }).optional(),
});
const OnePayment = z.object({ authority: z.string() });
const Paid = OnePayment.extend({ amount: z.int() });

/** ZarinPal's names for how far a payment is. */
const states: Record<PlayPayment['state'], string> = {
  open: 'IN_BANK',
  approved: 'PAID',
  declined: 'FAILED',
  closed: 'FAILED',
  pending: 'PAID',
  captured: 'VERIFIED',
  reversed: 'REVERSED',
  refunded: 'VERIFIED',
};

/** ZarinPal's payment gateway, as its public documentation describes it: request, verify, inquiry and reverse. */
export function addZarinPalApi(scope: FastifyInstance, parts: StandInParts): void {
  const { ledger, faults, now } = parts;
  const paymentOf = (body: unknown): PlayPayment | undefined => {
    const { data } = OnePayment.safeParse(body);
    return ledger.find((each) => each.gateway === 'ZARINPAL' && each.id === data?.authority);
  };

  scope.addHook('preHandler', async ({ body }, reply) =>
    Merchant.safeParse(body).success ? undefined : fault(reply, -10, 'Terminal is not valid'),
  );

  scope.post('/pg/v4/payment/request.json', async ({ body }, reply) => {
    const { data } = NewPayment.safeParse(body);
    if (data === undefined) return fault(reply, -9, 'Validation error');
    const authority = `A${randomBytes(18).toString('hex').slice(0, 35)}`;
    ledger.add({
      gateway: 'ZARINPAL',
      id: authority,
      key: null,
      orderId: data.metadata?.order_id ?? '',
      amount: data.currency === 'IRT' ? rialsOf(data.amount) : data.amount,
      description: data.description,
      returnUrl: data.callback_url,
      cancelUrl: data.callback_url,
      createdAt: now(),
      state: 'open',
      capture: null,
    });
    return done({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 });
  });

  scope.post('/pg/v4/payment/verify.json', async ({ body }, reply) => {
    const payment = paymentOf(body);
    if (payment === undefined) return fault(reply, -54, 'Invalid authority.');
    const paid = payment.state === 'approved' ? (faults.charged ?? payment.amount) : payment.capture?.amount;
    const { data } = Paid.safeParse(body);
    if (data === undefined) return fault(reply, -9, 'Validation error');
    const isPaid = ['approved', 'captured', 'refunded'].includes(payment.state) && !isExpired(parts, payment);
    if (!isPaid || faults.isSlow)
      return fault(reply, -51, 'Session is not valid, session is not active paid try.');
    if (data.amount !== paid)
      return fault(reply, -50, 'Session is not valid, amounts values is not the same.');
    const isFirst = payment.state === 'approved';
    const { capture } = isFirst ? take(parts, payment, String(randomInt(1e9, 1e11))) : payment;
    return done({
      code: isFirst ? 100 : 101,
      message: isFirst ? 'Paid' : 'Verified',
      ref_id: Number(capture?.id),
      card_pan: '502229******5995',
      fee_type: 'Merchant',
      fee: 0,
    });
  });

  scope.post('/pg/v4/payment/inquiry.json', async ({ body }, reply) => {
    const payment = paymentOf(body);
    if (payment === undefined) return fault(reply, -54, 'Invalid authority.');
    const status = isExpired(parts, payment) ? 'FAILED' : states[payment.state];
    return done({ code: 100, message: 'Success', status });
  });

  scope.post('/pg/v4/payment/reverse.json', async ({ body }, reply) => {
    const payment = paymentOf(body);
    if (payment === undefined) return fault(reply, -54, 'Invalid authority.');
    if (faults.isIrreversible) return fault(reply, -62, 'Terminal ip limit most be active.');
    if (payment.state !== 'captured') return fault(reply, -61, 'Session is not in success status.');
    if (now() - (payment.capture?.at ?? 0) > reversibleMs)
      return fault(reply, -63, 'Maximum time for reverse this session is expired.');
    ledger.change(payment, { state: 'reversed' });
    return done({ code: 100, message: 'Reversed' });
  });
}

const done = (data: object) => ({ data, errors: [] });

function fault(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code === -10 ? 401 : 400).send({ data: [], errors: { code, message, validations: [] } });
}
