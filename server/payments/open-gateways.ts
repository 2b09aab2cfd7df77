import type { GatewaysConfig } from './gateway-config.ts';
import { openPayPal } from './gateways/paypal/open-paypal.ts';
import { openZarinPal } from './gateways/zarinpal/open-zarinpal.ts';
import type { PaymentGateway, RemoteGatewayName } from './payment-gateway.ts';

/** The gateways that are set up here, by name; none is asked yet. */
export function openGateways(config: {
  readonly payments: { readonly gateways: GatewaysConfig };
}): ReadonlyMap<RemoteGatewayName, PaymentGateway> {
  const { paypal, zarinpal } = config.payments.gateways;
  const open = [paypal && openPayPal(paypal), zarinpal && openZarinPal(zarinpal)];
  return new Map(open.flatMap((gateway) => (gateway ? [[gateway.name, gateway] as const] : [])));
}
