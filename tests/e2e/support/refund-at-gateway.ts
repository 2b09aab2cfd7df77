import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dollarsOf } from '#domain/numbers/money.ts';
import { playCredentials } from '#server/payments/gateway-config.ts';

const Captured = z.array(z.object({ capture: z.object({ id: z.string(), amount: z.int() }).nullable() }));

/** Gives the money back at the stand-in for PayPal, as the seller does at PayPal's own site: the server hears of it by a webhook. */
export async function refundAtGateway(url: string, dataDir: string): Promise<void> {
  const { clientId, clientSecret } = playCredentials;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const granted = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await granted.json());
  const payments = Captured.parse(JSON.parse(readFileSync(join(dataDir, 'play-money.json'), 'utf8')));
  const capture = payments.map((payment) => payment.capture).find((each) => each !== null);
  if (!capture) throw new Error('nothing was paid');
  const refunded = await fetch(`${url}/v2/payments/captures/${capture.id}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: { currency_code: 'USD', value: dollarsOf(capture.amount) } }),
  });
  if (!refunded.ok) throw new Error(`the gateway did not refund: ${await refunded.text()}`);
}
