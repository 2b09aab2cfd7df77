import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { playGateways } from '#server/payments/gateway-config.ts';
import type { Patience } from '#server/payments/gateways/ask-gateway.ts';
import { openPayPal } from '#server/payments/gateways/paypal/open-paypal.ts';
import { openZarinPal } from '#server/payments/gateways/zarinpal/open-zarinpal.ts';
import type {
  GatewayState,
  KnownPayment,
  NewPayment,
  PaymentGateway,
} from '#server/payments/payment-gateway.ts';
import { noFaults, type StandInFaults } from '#server/payments/stand-in/faults.ts';
import { startStandIn } from '#server/payments/stand-in/start-stand-in.ts';
import type { SignedWebhook } from '#server/payments/stand-in/webhooks.ts';

/** Never waits for a fault to pass. */
export const impatient: Patience = { timeoutMs: 60_000, pausesMs: [] };
export const patient: Patience = { timeoutMs: 60_000, pausesMs: [0, 0] };

type Gateways = ReturnType<typeof playGateways>;

/** How one of the adapters is opened, and what its gateway does in its own way. */
export interface Dialect {
  readonly name: PaymentGateway['name'];
  readonly open: (gateways: Gateways, patience: Patience) => PaymentGateway;
  /** Settings that the gateway refuses, and the one that the refusal names. */
  readonly openWrong: (gateways: Gateways) => PaymentGateway;
  readonly wrongSetting: RegExp;
  readonly amount: number;
  /** On the payer's page. */
  readonly price: string;
  /** What becomes of a payment of which the payer was charged another amount. */
  readonly afterOtherCharge: GatewayState;
  /** Whether an order that is begun twice is one, or one that is paid and one that stays open. */
  readonly hasKeys: boolean;
  /** Calls by their paths. */
  readonly paths: { readonly create: RegExp; readonly capture: RegExp; readonly refund: RegExp };
}

export const payPal: Dialect = {
  name: 'PAYPAL',
  open: ({ paypal }, patience) => openPayPal(paypal, patience),
  openWrong: ({ paypal }) => openPayPal({ ...paypal, clientSecret: 'another' }, impatient),
  wrongSetting: /PAYPAL_CLIENT_SECRET/,
  amount: 2_499,
  price: '$24.99',
  afterOtherCharge: {
    state: 'captured',
    captureId: expect.any(String),
    money: { amount: 100, currency: 'USD' },
  },
  hasKeys: true,
  paths: { create: /checkout\/orders$/, capture: /\/capture$/, refund: /\/refund$/ },
};

export const zarinPal: Dialect = {
  name: 'ZARINPAL',
  open: ({ zarinpal }, patience) => openZarinPal(zarinpal, patience),
  openWrong: ({ zarinpal }) => openZarinPal({ ...zarinpal, merchantId: randomUUID() }, impatient),
  wrongSetting: /ZARINPAL_MERCHANT_ID/,
  amount: 1_490_000,
  price: '1,490,000 Toman (14,900,000 Rial)',
  afterOtherCharge: { state: 'refused', reason: 'mismatch' },
  hasKeys: false,
  paths: { create: /\/request\.json$/, capture: /\/verify\.json$/, refund: /\/reverse\.json$/ },
};

export interface GatewayWorld {
  readonly gateways: Gateways;
  readonly gateway: PaymentGateway;
  readonly hasty: PaymentGateway;
  readonly faults: StandInFaults;
  /** All that were sent, each once. */
  readonly webhooks: SignedWebhook[];
  newPayment(): NewPayment;
  /** Begins a payment. */
  begin(payment?: NewPayment): Promise<KnownPayment & { readonly approvalUrl: string }>;
  /** Begins one that the payer approves. */
  approved(): Promise<KnownPayment>;
  /** Begins one whose money is taken. */
  captured(): Promise<KnownPayment & { readonly captureId: string }>;
  /** Time passes at the gateway. */
  advance(ms: number): void;
  settle(): void;
  /** The stand-ins stop and start again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Both stand-ins on a port of their own, asked over HTTP, and the adapter of one of them. `file`: where they keep payments. */
export async function startGatewayWorld(dialect: Dialect, file: string | null = null): Promise<GatewayWorld> {
  const faults = noFaults();
  const webhooks: SignedWebhook[] = [];
  let now = Date.now();
  const start = (port: number) =>
    startStandIn({
      host: '127.0.0.1',
      port,
      file,
      faults,
      now: () => now,
      webhookDelaysMs: [0],
      deliver: (webhook) => void webhooks.push(webhook),
    });
  let standIn = await start(0);
  const gateways = playGateways(standIn.url);
  const gateway = dialect.open(gateways, patient);

  const newPayment = (): NewPayment => ({
    orderId: randomUUID(),
    money: { amount: dialect.amount, currency: gateway.currency },
    description: 'Premium for 90 days <b>',
    returnUrl: 'http://127.0.0.1:9/return?lang=en',
    cancelUrl: 'http://127.0.0.1:9/turned-back',
  });
  const begin: GatewayWorld['begin'] = async (payment = newPayment()) => ({
    orderId: payment.orderId,
    money: payment.money,
    ...(await gateway.create(payment)),
  });
  const approved: GatewayWorld['approved'] = async () => {
    const { approvalUrl, ...payment } = await begin();
    await decide(approvalUrl, 'Approve');
    return payment;
  };

  return {
    gateways,
    gateway,
    hasty: dialect.open(gateways, impatient),
    faults,
    webhooks,
    newPayment,
    begin,
    approved,
    async captured() {
      const payment = await approved();
      const state = await gateway.capture(payment);
      if (state.state !== 'captured') throw new Error(`the payment is ${state.state}`);
      return { ...payment, captureId: state.captureId };
    },
    advance: (ms) => {
      now += ms;
    },
    settle: () => standIn.settle(),
    async restart() {
      await standIn.close();
      standIn = await start(Number(new URL(standIn.url).port));
      // Connections to the one before are found closed first.
      const answers = () =>
        fetch(standIn.url).then(
          () => true,
          () => false,
        );
      await expect.poll(answers).toBe(true);
    },
    close: () => standIn.close(),
  };
}

/** What the payer sees at an address of the stand-in. */
export async function openPage(
  address: string,
): Promise<{ readonly text: string; readonly headers: Headers }> {
  const response = await fetch(address);
  return { text: await response.text(), headers: response.headers };
}

/** The payer opens the page and presses a button of it. Returns where that leads. */
export async function decide(address: string, button: 'Approve' | 'Decline' | 'Close'): Promise<URL> {
  const { text } = await openPage(address);
  const [, action = ''] = /<form[^>]+action="([^"]+)"/.exec(text) ?? [];
  const pattern = new RegExp(`name="(\\w+)"\\s+value="(\\w+)"[^>]*>\\s*${button}\\s*<`);
  const [, name = '', value = ''] = pattern.exec(text) ?? [];
  const response = await fetch(new URL(action, address), {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '', address);
}
