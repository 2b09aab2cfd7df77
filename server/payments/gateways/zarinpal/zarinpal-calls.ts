import { z } from 'zod';
import {
  askGateway,
  readAnswer,
  type GatewayAnswer,
  type Patience,
} from '#server/payments/gateways/ask-gateway.ts';
import { GatewayDownError, GatewayRefusedError } from '#server/payments/payment-gateway.ts';

export interface ZarinPalConfig {
  /** Of the payment gateway, without a slash at the end. */
  readonly url: string;
  readonly merchantId: string;
  /** Gives money back after the first half hour; without one that is done in ZarinPal's panel. */
  readonly access: { readonly url: string; readonly token: string } | undefined;
}

export const gateway = 'ZarinPal';

/** Codes of ZarinPal, from its list of errors. */
export const codes = {
  done: 100,
  /** Verified before: the same as done. */
  doneBefore: 101,
  tooManyTries: -12,
  /** What was paid is another amount than the one that is verified. */
  otherAmount: -50,
  /** Not paid, by now or at all: the inquiry says which. */
  notPaid: -51,
  unexpected: -52,
  invalidAuthority: -54,
  notFound: -55,
} as const;

/** Each answer has `data` or `errors`; the other one is an empty list. */
const Answer = z.object({
  data: z.union([z.looseObject({ code: z.coerce.number() }), z.array(z.never()), z.object({}).strict()]),
  errors: z.union([z.object({ code: z.coerce.number() }), z.array(z.never())]),
});

export interface ZarinPalAnswer {
  readonly code: number;
  readonly data: unknown;
}

const unfit = 400;

/** A call of the payment gateway. Repeating `verify`, `inquiry` and `reverse` changes nothing; each `request` makes a payment. */
export type ZarinPalCall = (
  name: 'request' | 'verify' | 'inquiry' | 'reverse',
  more: Readonly<Record<string, unknown>>,
) => Promise<ZarinPalAnswer>;

export function createZarinPalCall(config: ZarinPalConfig, patience: Patience): ZarinPalCall {
  return async (name, more) => {
    const answer = await askGateway(
      {
        gateway,
        method: 'POST',
        url: `${config.url}/pg/v4/payment/${name}.json`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ merchant_id: config.merchantId, ...more }),
      },
      patience,
    );
    const { code, data } = codeOf(answer);
    if (code === codes.tooManyTries || code === codes.unexpected)
      throw new GatewayDownError(`ZarinPal does not take this call now: code ${code}`);
    return { code, data };
  };
}

function codeOf(answer: GatewayAnswer): ZarinPalAnswer {
  if (answer.status >= unfit && !Answer.safeParse(answer.body).success)
    throw new GatewayRefusedError(`ZarinPal refuses the call: ${answer.status}. Check ZARINPAL_URL.`);
  const { data, errors } = readAnswer(gateway, Answer, answer.body);
  if ('code' in errors) return { code: errors.code, data: null };
  if ('code' in data && typeof data.code === 'number') return { code: data.code, data };
  throw new GatewayDownError('ZarinPal answers without a code');
}

export function refusal(what: string, code: number): GatewayRefusedError {
  return new GatewayRefusedError(`ZarinPal refuses ${what}: code ${code}. Check ZARINPAL_MERCHANT_ID.`);
}
