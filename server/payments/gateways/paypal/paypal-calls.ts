import {
  askGateway,
  readAnswer,
  type GatewayAnswer,
  type Patience,
} from '#server/payments/gateways/ask-gateway.ts';
import { GatewayRefusedError } from '#server/payments/payment-gateway.ts';
import { PayPalFault, PayPalToken } from './paypal-wire.ts';

export interface PayPalConfig {
  /** Of the API, without a slash at the end. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What PayPal calls the webhook that leads here; its signatures hold for this one alone. */
  readonly webhookId: string;
}

export const gateway = 'PayPal';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** `PayPal-Request-Id`: the same one does the same thing once. */
  readonly key?: string;
}

export type PayPalCalls = (call: Call) => Promise<GatewayAnswer>;

const unauthorised = 401;
/** A token that ends while it is under way is no use. */
const marginMs = 60_000;

/** Calls with an access token, which is kept until shortly before its end, or until PayPal refuses it. */
export function createPayPalCalls(config: PayPalConfig, patience: Patience): PayPalCalls {
  let token: { readonly text: Promise<string>; endsAt: number } | null = null;

  async function fetchToken(kept: { endsAt: number }): Promise<string> {
    const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const { status, body } = await askGateway(
      {
        gateway,
        method: 'POST',
        url: `${config.url}/v1/oauth2/token`,
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      patience,
    );
    if (status >= 400)
      throw new GatewayRefusedError(
        `PayPal does not take these credentials (${status}). Check PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_URL.`,
      );
    const { access_token, expires_in } = readAnswer(gateway, PayPalToken, body);
    kept.endsAt = Date.now() + expires_in * 1_000 - marginMs;
    return access_token;
  }

  function currentToken(): Promise<string> {
    if (token !== null && token.endsAt > Date.now()) return token.text;
    const kept = { endsAt: Infinity };
    const text = fetchToken(kept);
    const mine = Object.assign(kept, { text });
    token = mine;
    // Those who wait for it see the failure; the next one asks anew.
    text.catch(() => {
      if (token === mine) token = null;
    });
    return text;
  }

  async function ask({ method, path, body, key }: Call): Promise<GatewayAnswer> {
    return askGateway(
      {
        gateway,
        method,
        url: `${config.url}${path}`,
        headers: {
          authorization: `Bearer ${await currentToken()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(key === undefined ? {} : { 'paypal-request-id': key }),
        },
        ...(body === undefined ? {} : { body }),
      },
      patience,
    );
  }

  return async (call) => {
    const answer = await ask(call);
    if (answer.status !== unauthorised) return answer;
    token = null;
    return ask(call);
  };
}

/** PayPal's word for what is wrong with a call; an empty text where it gave none. */
export function issueOf({ body }: GatewayAnswer): string {
  const { data } = PayPalFault.safeParse(body);
  return data?.details[0]?.issue ?? data?.name ?? '';
}

export function refusal(what: string, answer: GatewayAnswer): GatewayRefusedError {
  return new GatewayRefusedError(`PayPal refuses ${what}: ${answer.status} ${issueOf(answer)}`.trimEnd());
}
