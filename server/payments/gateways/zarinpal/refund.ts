import { z } from 'zod';
import { askGateway, readAnswer, type Patience } from '#server/payments/gateways/ask-gateway.ts';
import { rialsOf } from '#domain/numbers/money.ts';
import {
  GatewayDownError,
  GatewayRefusedError,
  type PaymentGateway,
} from '#server/payments/payment-gateway.ts';
import { codes, gateway, type ZarinPalCall, type ZarinPalConfig } from './zarinpal-calls.ts';

const byHand = "Or give the money back in ZarinPal's panel, and by hand here.";

const Inquired = z.object({ status: z.string() });
const Reply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).default([]),
});
const Terminals = z.object({ Terminals: z.array(z.object({ id: z.coerce.string(), key: z.string() })) });
const Sessions = z.object({
  Session: z.array(z.object({ id: z.coerce.string(), amount: z.coerce.number() })),
});
const Refunded = z.object({ resource: z.object({ id: z.coerce.string() }) });

const queries = {
  terminals: 'query Terminals { Terminals { id key } }',
  sessions:
    'query Sessions($terminal_id: ID!, $reference_id: String, $filter: FilterEnum) { Session(terminal_id: $terminal_id, reference_id: $reference_id, filter: $filter) { id amount } }',
  refund:
    'mutation AddRefund($session_id: ID!, $amount: BigInteger!, $description: String, $method: InstantPayoutActionTypeEnum, $reason: RefundReasonEnum) { resource: AddRefund(session_id: $session_id, amount: $amount, description: $description, method: $method, reason: $reason) { id } }',
};

/**
 * Gives money back: in the first half hour by reversing the payment, which costs nothing and needs no token; afterwards by ZarinPal's API
 * for merchants. That API has no keys, so a refund that is there already is looked for first, and a call without an answer is not
 * repeated here.
 */
export function createZarinPalRefund(parts: {
  readonly config: ZarinPalConfig;
  readonly patience: Patience;
  readonly call: ZarinPalCall;
}): PaymentGateway['refund'] {
  const { config, call } = parts;

  async function isReversed(authority: string): Promise<boolean> {
    if ((await call('reverse', { authority })).code === codes.done) return true;
    const { code, data } = await call('inquiry', { authority });
    return code === codes.done && readAnswer(gateway, Inquired, data).status === 'REVERSED';
  }

  return async ({ orderId, money, reference, captureId }) => {
    if (await isReversed(reference)) return;
    if (config.access === undefined)
      throw new GatewayRefusedError(
        `ZarinPal reverses a payment in its first half hour only, and for registered server addresses. Set ZARINPAL_ACCESS_TOKEN to give this one back. ${byHand}`,
      );
    const ask = createQuery(config.access, parts.patience);
    const { Terminals: terminals } = readAnswer(gateway, Terminals, await ask(queries.terminals, {}));
    const terminal = terminals.find(({ key }) => key.toLowerCase() === config.merchantId.toLowerCase());
    if (terminal === undefined)
      throw new GatewayRefusedError(
        'The account of ZARINPAL_ACCESS_TOKEN has no gateway with ZARINPAL_MERCHANT_ID. Make a token in the account of that gateway.',
      );
    const find = async (filter: 'VERIFIED' | 'REFUNDED') => {
      const variables = { terminal_id: terminal.id, reference_id: captureId, filter };
      return readAnswer(gateway, Sessions, await ask(queries.sessions, variables)).Session;
    };
    if ((await find('REFUNDED')).length > 0) return;
    const amount = rialsOf(money.amount);
    const session = (await find('VERIFIED')).find((each) => each.amount === amount);
    if (session === undefined)
      throw new GatewayRefusedError(`ZarinPal shows no payment ${captureId} of this amount. ${byHand}`);
    const refund = {
      session_id: session.id,
      amount,
      description: `Order ${orderId}`,
      method: 'PAYA',
      reason: 'CUSTOMER_REQUEST',
    };
    readAnswer(gateway, Refunded, await ask(queries.refund, refund));
  };
}

type Query = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

function createQuery(
  { url, token }: { readonly url: string; readonly token: string },
  patience: Patience,
): Query {
  return async (query, variables) => {
    const { status, body } = await askGateway(
      {
        gateway,
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      },
      query === queries.refund ? { ...patience, pausesMs: [] } : patience,
    );
    if (status >= 400)
      throw new GatewayRefusedError(
        `ZarinPal does not take ZARINPAL_ACCESS_TOKEN (${status}). Make a new one in its panel. ${byHand}`,
      );
    const { data, errors } = readAnswer(gateway, Reply, body);
    const [error] = errors;
    if (error !== undefined)
      throw new GatewayRefusedError(`ZarinPal does not give the money back: ${error.message}. ${byHand}`);
    if (data === undefined || data === null) throw new GatewayDownError('ZarinPal answers with nothing');
    return data;
  };
}
