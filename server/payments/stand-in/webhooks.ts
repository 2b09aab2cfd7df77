import { generateKeyPair, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { playCredentials } from '#server/payments/gateway-config.ts';

/** A webhook as it goes out: anybody who has both parts can send it, once or often. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Webhooks {
  /** Signs an event, and sends it in a while. */
  send(eventType: string, resource: object): void;
  isGenuine(claim: WebhookClaim): Promise<boolean>;
  stop(): void;
}

/** What the verification is asked, by the names of the wire. */
export interface WebhookClaim {
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_sig: string;
  readonly transmission_time: string;
  readonly webhook_id: string;
  /** The event's own text. */
  readonly event: string;
}

const algorithm = 'SHA256withRSA';

/**
 * Webhooks as PayPal signs them: by RSA over the id and time of the transmission, the id of the webhook, and the CRC32 of the body.
 * Each goes to `deliver` once for each delay, so that they come twice, and in any order.
 */
export function createWebhooks(options: {
  readonly certUrl: () => string;
  readonly delaysMs: readonly number[];
  readonly deliver: (webhook: SignedWebhook) => void;
  readonly now: () => number;
}): Webhooks {
  // Beside everything else: it can take a second.
  const keys = promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const timers = new Set<NodeJS.Timeout>();
  const signed = (id: string, time: string, body: string) =>
    Buffer.from([id, time, playCredentials.webhookId, crc32(body)].join('|'));

  async function make(eventType: string, resource: object): Promise<SignedWebhook> {
    const time = new Date(options.now()).toISOString();
    const event = {
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: time,
      resource_type: eventType.startsWith('CHECKOUT.') ? 'checkout-order' : 'capture',
      event_type: eventType,
      resource,
    };
    // With spaces: whoever reads it and writes it again breaks the signature.
    const body = JSON.stringify(event, null, 1);
    const id = randomUUID();
    const { privateKey } = await keys;
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': algorithm,
        'paypal-cert-url': options.certUrl(),
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', signed(id, time, body), privateKey).toString('base64'),
      },
      body,
    };
  }

  return {
    send(eventType, resource) {
      const webhook = make(eventType, resource);
      for (const delayMs of options.delaysMs) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          void webhook.then(options.deliver);
        }, delayMs);
        timers.add(timer.unref());
      }
    },
    isGenuine: async (claim) =>
      claim.auth_algo === algorithm &&
      claim.cert_url === options.certUrl() &&
      claim.webhook_id === playCredentials.webhookId &&
      verify(
        'sha256',
        signed(claim.transmission_id, claim.transmission_time, claim.event),
        (await keys).publicKey,
        Buffer.from(claim.transmission_sig, 'base64'),
      ),
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
