import type { RemoteGatewayName } from './payment-gateway.ts';

/** Where a gateway sends its webhooks, below the address of the server. */
export const webhookPath = (gateway: RemoteGatewayName) => `/api/payments/webhooks/${gateway.toLowerCase()}`;
