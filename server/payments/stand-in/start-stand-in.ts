import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { pageAssets } from '#server/idp/pages/layout.ts';
import { addFaults, noFaults, type StandInFaults } from './faults.ts';
import { openLedger } from './ledger.ts';
import { addPayerPages, assets } from './payer-pages.ts';
import { addPayPalApi } from './paypal-api.ts';
import { captureShape } from './paypal-shapes.ts';
import type { StandInParts } from './parts.ts';
import { createWebhooks, type SignedWebhook } from './webhooks.ts';
import { addZarinPalAccountApi } from './zarinpal-account-api.ts';
import { addZarinPalApi } from './zarinpal-api.ts';

export interface StandInOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Keeps the payments from one start to the next; `null`: nothing is kept. */
  readonly file: string | null;
  readonly deliver: (webhook: SignedWebhook) => void;
  /** After each of these a webhook is sent. */
  readonly webhookDelaysMs: readonly number[];
  readonly faults?: StandInFaults;
  readonly now?: () => number;
}

export interface StandIn {
  readonly url: string;
  /** Money that was on its way has arrived. */
  settle(): void;
  close(): Promise<void>;
}

/** Half a second after it happened, and again late, when the next may have come: PayPal promises neither order nor once. */
export const usualWebhookDelaysMs: readonly number[] = [500, 4_000];

/**
 * Starts the stand-in for PayPal and ZarinPal: both wire protocols and the payer's page, on one port of its own, so that the app's service
 * worker and its content policy have nothing to do with it.
 * @throws when the port is taken; the message names the port and the setting
 */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { host, now = Date.now, faults = noFaults() } = options;
  let url = '';
  const ledger = openLedger(options.file);
  const webhooks = createWebhooks({
    certUrl: () => `${url}/v1/notifications/certs/PLAY`,
    delaysMs: options.webhookDelaysMs,
    deliver: options.deliver,
    now,
  });
  const parts: StandInParts = { ledger, faults, webhooks, now, url: () => url };

  const app = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply, payload) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    return payload;
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await app.register(fastifyStatic, { root: pageAssets, prefix: `${assets}/`, decorateReply: false });
  await app.register(async (scope) => addPayerPages(scope, parts));
  await app.register(async (scope) => {
    // Signatures hold for the text of an event.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    addFaults(scope, faults);
    addPayPalApi(scope, parts);
  });
  for (const add of [addZarinPalApi, addZarinPalAccountApi])
    await app.register(async (scope) => {
      addFaults(scope, faults);
      add(scope, parts);
    });

  await app.listen({ host, port: options.port }).catch((cause: unknown) => {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    if (!isTaken) throw cause;
    throw new Error(
      `Port ${options.port} for play money is taken. Stop what uses it or set PLAY_MONEY_PORT to another port.`,
      { cause },
    );
  });
  const { port } = app.server.address() as AddressInfo;
  url = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

  return {
    url,
    settle() {
      for (const payment of ledger.list(({ state }) => state === 'pending')) {
        const settled = ledger.change(payment, { state: 'captured' });
        if (settled.gateway === 'PAYPAL')
          webhooks.send('PAYMENT.CAPTURE.COMPLETED', captureShape(settled, url));
      }
    },
    async close() {
      webhooks.stop();
      await app.close();
    },
  };
}
