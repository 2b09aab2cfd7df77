import { readAnswer } from '#server/payments/gateways/ask-gateway.ts';
import {
  UnsignedNoticeError,
  type GatewayNotice,
  type PaymentGateway,
} from '#server/payments/payment-gateway.ts';
import { gateway, refusal, type PayPalCalls } from './paypal-calls.ts';
import { PayPalCapture, PayPalEvent, PayPalVerification } from './paypal-wire.ts';

type Notice = Parameters<PaymentGateway['readNotice']>[0];

/** Headers of a webhook, and what the verification calls them. */
const signatureParts = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

const badRequests = [400, 422];
const notFound = 404;

/** Has PayPal itself verify a webhook, and finds the order that it is about. */
export async function readPayPalNotice(
  call: PayPalCalls,
  webhookId: string,
  { headers, body }: Notice,
): Promise<GatewayNotice | null> {
  const parts: Record<string, string> = { webhook_id: webhookId };
  for (const [name, header] of Object.entries(signatureParts)) {
    const value = headers[header];
    if (typeof value !== 'string') throw new UnsignedNoticeError(`A webhook came without ${header}`);
    parts[name] = value;
  }
  const event = parse(body);
  // The signature holds for the bytes of the event, so they go back as they came, and were made sure above to be one JSON value.
  const question = `${JSON.stringify(parts).slice(0, -1)},"webhook_event":${body}}`;
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: question,
  });
  if (badRequests.includes(answer.status)) throw new UnsignedNoticeError('PayPal cannot read this signature');
  if (answer.status >= 400) throw refusal('to verify a webhook', answer);
  const { verification_status } = readAnswer(gateway, PayPalVerification, answer.body);
  if (verification_status !== 'SUCCESS') throw new UnsignedNoticeError('PayPal did not send this webhook');
  const { success, data } = PayPalEvent.safeParse(event);
  const reference = success ? await orderOf(call, data) : null;
  return reference === null ? null : { reference };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new UnsignedNoticeError('A webhook came that is no JSON', { cause });
  }
}

async function orderOf(call: PayPalCalls, { event_type, resource }: PayPalEvent): Promise<string | null> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null;
  if (event_type.startsWith('CHECKOUT.PAYMENT-APPROVAL.')) return resource.order_id ?? null;
  if (!event_type.startsWith('PAYMENT.CAPTURE.')) return null;
  const named = resource.supplementary_data?.related_ids?.order_id;
  if (named !== undefined) return named;
  // A refund names its capture alone, as the link that leads up.
  const up = resource.links.find(({ rel }) => rel === 'up')?.href ?? '';
  const [, captureId] = /\/v2\/payments\/captures\/(\w+)$/.exec(up) ?? [];
  if (captureId === undefined) return null;
  const answer = await call({ method: 'GET', path: `/v2/payments/captures/${captureId}` });
  if (answer.status === notFound) return null;
  if (answer.status >= 400) throw refusal('to show a capture', answer);
  const capture = readAnswer(gateway, PayPalCapture, answer.body);
  return capture.supplementary_data?.related_ids?.order_id ?? null;
}
