import { ConfigError, setTogether, trimmed, type Environment } from '#server/environment.ts';
import type { PayPalConfig } from './gateways/paypal/paypal-calls.ts';
import type { ZarinPalConfig } from './gateways/zarinpal/zarinpal-calls.ts';

/** Ways to take money over the network; one that is not set up is `undefined`. */
export interface GatewaysConfig {
  readonly paypal: PayPalConfig | undefined;
  readonly zarinpal: ZarinPalConfig | undefined;
  /** Stand-ins in this process take the place of both, and no money moves. */
  readonly playMoney: PlayMoneyConfig | undefined;
}

export interface PlayMoneyConfig {
  readonly port: number;
  /** Where payers and adapters reach it. */
  readonly url: string;
}

const merchantUrl = 'https://payment.zarinpal.com';
/** ZarinPal's API for merchants has a host of its own; a stand-in has one for both. */
const accountUrl = 'https://next.zarinpal.com';
const graphql = '/api/v4/graphql/';

/** What stand-ins ask of their callers, so that the adapters do the same there as they do in earnest. */
export const playCredentials = {
  clientId: 'play-money',
  clientSecret: 'no-money-moves',
  webhookId: 'PLAYMONEY1',
  merchantId: '00000000-0000-4000-8000-000000000000',
  token: 'play-money',
} as const;

/**
 * The gateways that are set up; without any, the stand-ins where they may be.
 * @throws ConfigError naming the variables of one that is set up by half
 */
export function gatewaysConfig(e: Environment, place: PlayMoneyConfig | undefined): GatewaysConfig {
  const paypal = paypalConfig(e);
  const zarinpal = zarinpalConfig(e);
  if (paypal !== undefined || zarinpal !== undefined || place === undefined)
    return { paypal, zarinpal, playMoney: undefined };
  return { ...playGateways(place.url), playMoney: place };
}

/** Both gateways, at a stand-in. */
export function playGateways(url: string): {
  readonly paypal: PayPalConfig;
  readonly zarinpal: ZarinPalConfig;
} {
  const { clientId, clientSecret, webhookId, merchantId, token } = playCredentials;
  return {
    paypal: { url, clientId, clientSecret, webhookId },
    zarinpal: { url, merchantId, access: { url: `${url}${graphql}`, token } },
  };
}

function paypalConfig(e: Environment): PayPalConfig | undefined {
  const set = setTogether(e, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  return (
    set && {
      url: trimmed(e.PAYPAL_URL),
      clientId: set.PAYPAL_CLIENT_ID,
      clientSecret: set.PAYPAL_CLIENT_SECRET,
      webhookId: set.PAYPAL_WEBHOOK_ID,
    }
  );
}

function zarinpalConfig(e: Environment): ZarinPalConfig | undefined {
  const { ZARINPAL_MERCHANT_ID: merchantId, ZARINPAL_ACCESS_TOKEN: token } = e;
  if (merchantId === undefined) {
    if (token !== undefined)
      throw new ConfigError(['ZARINPAL_MERCHANT_ID: is needed when ZARINPAL_ACCESS_TOKEN is set']);
    return undefined;
  }
  const url = trimmed(e.ZARINPAL_URL);
  const access = { url: `${url === merchantUrl ? accountUrl : url}${graphql}`, token };
  return { url, merchantId, access: token === undefined ? undefined : { ...access, token } };
}
