import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { webhookPath } from '#server/payments/webhook-path.ts';
import { startStandIn, usualWebhookDelaysMs, type StandIn } from './start-stand-in.ts';
import type { SignedWebhook } from './webhooks.ts';

const deliveryMs = 10_000;

/** Starts the stand-ins of this server where the settings have them; `null` where they do not. */
export async function startPlayMoney(
  { payments, host, port, dataDir }: Pick<Config, 'payments' | 'host' | 'port' | 'dataDir'>,
  log: { warn(details: object, message: string): void },
): Promise<StandIn | null> {
  const { playMoney } = payments.gateways;
  if (playMoney === undefined) return null;
  // The name that payers use for the stand-ins is one of this machine, and so is this server's.
  const { hostname } = new URL(playMoney.url);
  const address = `http://${hostname}:${port}${webhookPath('PAYPAL')}`;
  const deliver = ({ headers, body }: SignedWebhook): void => {
    const signal = AbortSignal.timeout(deliveryMs);
    fetch(address, { method: 'POST', headers, body, signal }).catch((error: unknown) =>
      log.warn({ err: error }, 'a webhook of play money did not arrive'),
    );
  };
  return startStandIn({
    host,
    port: playMoney.port,
    file: join(dataDir, 'play-money.json'),
    deliver,
    webhookDelaysMs: usualWebhookDelaysMs,
  });
}
