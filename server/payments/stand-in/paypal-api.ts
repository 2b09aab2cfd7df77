import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { playCredentials } from '#server/payments/gateway-config.ts';
import { centsOf } from '#domain/numbers/money.ts';
import type { PlayPayment } from './ledger.ts';
import { isExpired, take, type StandInParts } from './parts.ts';
import { captureShape, orderShape, refundShape } from './paypal-shapes.ts';

/** Nine hours, as PayPal's. */
const tokenMs = 32_400_000;

const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      invoice_id: z.string().max(127),
      description: z.string().max(127),
      amount: z.object({
        currency_code: z.literal('USD'),
        value: z.string().refine((text) => centsOf(text)),
      }),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});
const NewRefund = z.object({ amount: z.object({ value: z.string() }) });
const Claim = z.object({
  auth_algo: z.string(),
  cert_url: z.url(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});

type OneOf = FastifyRequest<{ Params: { id: string } }>;

/** PayPal's side of the wire, as its public documentation describes it: tokens, orders, captures, refunds, verified webhooks. */
export function addPayPalApi(scope: FastifyInstance, parts: StandInParts): void {
  const { ledger, webhooks, now } = parts;
  const tokens = new Map<string, number>();
  const refusals = new Map<string, string>();
  const newId = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
  const orderOf = (id: string): PlayPayment | undefined => {
    const order = ledger.find((each) => each.gateway === 'PAYPAL' && each.id === id);
    return order !== undefined && isExpired(parts, order) ? undefined : order;
  };
  const capturedBy = (id: string) =>
    ledger.find((each) => each.gateway === 'PAYPAL' && each.capture?.id === id);

  const isPaid = (orderId: string) =>
    ledger.list((each) => each.orderId === orderId && each.capture !== null).length > 0;

  scope.post('/v1/oauth2/token', async ({ headers }, reply) => {
    const { clientId, clientSecret } = playCredentials;
    const wanted = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${wanted}`)
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, now() + tokenMs);
    return { access_token: token, token_type: 'Bearer', expires_in: tokenMs / 1_000 };
  });

  scope.addHook('preHandler', async ({ url, headers }, reply) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (url === '/v1/oauth2/token' || (tokens.get(token) ?? 0) > now()) return undefined;
    return fault(reply, 401, 'AUTHENTICATION_FAILURE');
  });

  scope.post('/v2/checkout/orders', async ({ body, headers }, reply) => {
    const key = String(headers['paypal-request-id'] ?? newId());
    const before = ledger.find((each) => each.gateway === 'PAYPAL' && each.key === key);
    if (before !== undefined) return reply.code(200).send(orderShape(before, parts.url()));
    const { data } = NewOrder.safeParse(jsonOf(body));
    if (data === undefined) return fault(reply, 400, 'INVALID_REQUEST');
    const [unit] = data.purchase_units;
    const { return_url, cancel_url } = data.payment_source.paypal.experience_context;
    if (isPaid(unit.invoice_id)) return fault(reply, 422, 'DUPLICATE_INVOICE_ID');
    const order: PlayPayment = {
      gateway: 'PAYPAL',
      id: newId(),
      key,
      orderId: unit.invoice_id,
      amount: centsOf(unit.amount.value) ?? 0,
      description: unit.description,
      returnUrl: return_url,
      cancelUrl: cancel_url,
      createdAt: now(),
      state: 'open',
      capture: null,
    };
    ledger.add(order);
    return reply.code(201).send(orderShape(order, parts.url()));
  });

  scope.get('/v2/checkout/orders/:id', async ({ params }: OneOf, reply) => {
    const order = orderOf(params.id);
    return order === undefined ? fault(reply, 404, 'RESOURCE_NOT_FOUND') : orderShape(order, parts.url());
  });

  scope.post('/v2/checkout/orders/:id/capture', async ({ params, headers }: OneOf, reply) => {
    const key = String(headers['paypal-request-id'] ?? newId());
    // The same key has the same answer, whatever has changed since.
    const refuse = (issue: string) => {
      refusals.set(key, issue);
      return fault(reply, 422, issue);
    };
    const order = orderOf(params.id);
    if (order === undefined) return fault(reply, 404, 'RESOURCE_NOT_FOUND');
    const before = refusals.get(key);
    if (before !== undefined) return fault(reply, 422, before);
    if (order.capture !== null) return fault(reply, 422, 'ORDER_ALREADY_CAPTURED');
    if (order.state === 'declined') return refuse('INSTRUMENT_DECLINED');
    if (order.state !== 'approved') return refuse('ORDER_NOT_APPROVED');
    if (isPaid(order.orderId)) return refuse('DUPLICATE_INVOICE_ID');
    const taken = take(parts, order, newId());
    const event = taken.state === 'pending' ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED';
    webhooks.send(event, captureShape(taken, parts.url()));
    return reply.code(201).send(orderShape(taken, parts.url()));
  });

  scope.get('/v2/payments/captures/:id', async ({ params }: OneOf, reply) => {
    const order = capturedBy(params.id);
    return order === undefined ? fault(reply, 404, 'RESOURCE_NOT_FOUND') : captureShape(order, parts.url());
  });

  scope.post('/v2/payments/captures/:id/refund', async ({ params, body }: OneOf, reply) => {
    const order = capturedBy(params.id);
    if (order === undefined) return fault(reply, 404, 'RESOURCE_NOT_FOUND');
    if (order.state === 'refunded') return fault(reply, 422, 'CAPTURE_FULLY_REFUNDED');
    const { data } = NewRefund.safeParse(jsonOf(body));
    const asked = centsOf(data?.amount.value ?? '');
    if (asked === null) return fault(reply, 400, 'INVALID_REQUEST');
    if (asked > (order.capture?.amount ?? 0)) return fault(reply, 422, 'REFUND_AMOUNT_EXCEEDED');
    const refunded = ledger.change(order, { state: 'refunded' });
    webhooks.send('PAYMENT.CAPTURE.REFUNDED', refundShape(refunded, parts.url()));
    return reply.code(201).send(refundShape(refunded, parts.url()));
  });

  scope.post('/v1/notifications/verify-webhook-signature', async ({ body }, reply) => {
    const text = String(body);
    const { data } = Claim.safeParse(jsonOf(text));
    if (data === undefined) return fault(reply, 400, 'VALIDATION_ERROR');
    // The event's own text: read and written again it would have other bytes.
    const [, event = ''] = /"webhook_event":([^]*)\}$/.exec(text) ?? [];
    const isGenuine = await webhooks.isGenuine({ ...data, event });
    return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' };
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

const names: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

/** An error as PayPal writes it. */
function fault(reply: FastifyReply, status: number, issue: string): FastifyReply {
  const details = [{ issue, description: 'Play money' }];
  return reply.code(status).send({ name: names[status], details, debug_id: randomBytes(7).toString('hex') });
}
