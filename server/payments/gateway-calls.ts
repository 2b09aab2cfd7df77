import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '#server/problem.ts';
import { storable } from '#server/storable-text.ts';
import { findOrder, findOrderAt, withOrder, type OrderRow } from './orders.ts';
import { GatewayDownError, UnsignedNoticeError, type PaymentGateway } from './payment-gateway.ts';
import { gatewayProblem, settleNoticed, settleOrder, type PaymentParts } from './settle-order.ts';

/** More than any gateway sends. */
const noticeLimitBytes = 256 * 1024;

/**
 * What gateways call: the address to which they send payers back, and their webhooks. Neither is believed: both only make the server ask
 * the gateway, so that a second call, or one of a stranger, changes nothing.
 */
export async function addGatewayCalls(
  app: FastifyInstance,
  parts: PaymentParts,
  publicUrl: string,
): Promise<void> {
  app.get('/api/payments/:id/return', { schema: { hide: true } }, (request, reply) =>
    sendPayerBack(request, reply, { parts, publicUrl }),
  );
  await app.register(async (scope) => {
    // As text: signatures are made over the very bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: noticeLimitBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/payments/webhooks/:gateway', { schema: { hide: true } }, async (request, reply) => {
      const order = await readNotice(request, parts);
      try {
        if (order !== undefined) await settleNoticed(parts, order);
      } catch (error) {
        throw gatewayProblem(error);
      }
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  });
}

const Return = z.object({ id: z.uuid() });
const ReturnQuery = z.object({ cancelled: z.literal('1').optional().catch(undefined) });

async function sendPayerBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, publicUrl }: { readonly parts: PaymentParts; readonly publicUrl: string },
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const params = Return.safeParse(request.params);
  const known = params.success ? await findOrder(parts.db.orm, params.data.id) : undefined;
  if (known === undefined) return reply.redirect(`${publicUrl}/dashboard/plans`, 303);
  const turnedBack = ReturnQuery.parse(request.query).cancelled === '1';
  const order = await settleOrder(parts, known).catch((error: unknown) => {
    // The page of the order says that it is being confirmed; the sweep asks again.
    if (!(error instanceof GatewayDownError)) request.log.error({ err: error }, 'a payer came back in vain');
    return known;
  });
  return reply.redirect(pageOf(order, turnedBack), 303);
}

/** The page to which the learner wanted to come back, with the order that it is about. */
function pageOf({ id, state, redirectUrl, secondaryRedirectUrl }: OrderRow, turnedBack: boolean): string {
  const isOver = state === 'refused' || (state === 'created' && turnedBack);
  return withOrder(isOver ? secondaryRedirectUrl : redirectUrl, id);
}

/** The order that a webhook is about; `undefined`: none of ours, or nothing that matters here. */
async function readNotice(request: FastifyRequest, parts: PaymentParts): Promise<OrderRow | undefined> {
  const gateway = gatewayAt(request, parts);
  const body = typeof request.body === 'string' ? request.body : '';
  try {
    const notice = await gateway.readNotice({ headers: request.headers, body });
    if (notice === null) return undefined;
    return await findOrderAt(parts.db.orm, gateway.name, storable(notice.reference));
  } catch (error) {
    if (error instanceof UnsignedNoticeError) {
      request.log.warn({ gateway: gateway.name }, 'a webhook with a wrong signature');
      throw new Problem('VALIDATION', 'The signature of this notice is wrong');
    }
    throw gatewayProblem(error);
  }
}

function gatewayAt(request: FastifyRequest, { gateways }: PaymentParts): PaymentGateway {
  const { gateway: name } = z.object({ gateway: z.string() }).parse(request.params);
  for (const gateway of gateways.values()) if (gateway.name === name.toUpperCase()) return gateway;
  throw new Problem('NOT_FOUND', 'This server has no such gateway');
}
