import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { playCredentials } from '#server/payments/gateway-config.ts';
import type { StandInParts } from './parts.ts';

const Call = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const Filter = z.object({ reference_id: z.string(), filter: z.enum(['VERIFIED', 'REFUNDED']) });
const NewRefund = z.object({
  session_id: z.string(),
  amount: z.int().min(20_000),
  method: z.enum(['PAYA', 'CARD']),
});

const terminal = { id: '1000001', key: playCredentials.merchantId };
const filters = { VERIFIED: 'captured', REFUNDED: 'refunded' } as const;

/** The part of ZarinPal's API for merchants that gives money back: gateways of the account, payments by reference, and refunds. */
export function addZarinPalAccountApi(scope: FastifyInstance, { ledger }: StandInParts): void {
  scope.post('/api/v4/graphql/', async ({ body, headers }, reply) => {
    if (headers.authorization !== `Bearer ${playCredentials.token}`)
      return reply.code(401).send({ errors: [{ message: 'Unauthenticated.' }] });
    const { data } = Call.safeParse(body);
    if (data === undefined) return refused('Syntax error');
    if (data.query.includes('AddRefund(')) return addRefund(data.variables);
    if (data.query.includes('Session(')) return sessions(data.variables);
    return { data: { Terminals: [terminal] } };
  });

  function sessions(variables: unknown) {
    const { data } = Filter.safeParse(variables);
    const found = ledger.list(
      ({ gateway, state, capture }) =>
        gateway === 'ZARINPAL' &&
        capture !== null &&
        capture.id === data?.reference_id &&
        state === filters[data.filter],
    );
    return { data: { Session: found.map(({ id, capture }) => ({ id, amount: capture?.amount })) } };
  }

  function addRefund(variables: unknown) {
    const { data } = NewRefund.safeParse(variables);
    const payment = ledger.find(({ gateway, id }) => gateway === 'ZARINPAL' && id === data?.session_id);
    if (data === undefined || payment === undefined) return refused('validation');
    if (payment.state !== 'captured' || data.amount > (payment.capture?.amount ?? 0))
      return refused('Session can not be refunded');
    ledger.change(payment, { state: 'refunded' });
    return { data: { resource: { id: payment.id, amount: data.amount } } };
  }
}

const refused = (message: string) => ({ data: null, errors: [{ message }] });
