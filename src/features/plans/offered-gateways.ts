import type { Currency, PaymentGatewayName, PaymentWays } from '#contract/entities/payment.ts';
import { currencyOf } from './money-words.ts';

/** The ways to pay that the server offers for a currency. */
export function offeredGateways(ways: PaymentWays, currency: Currency): readonly PaymentGatewayName[] {
  return ways.gateways.filter(
    (gateway) => currencyOf[gateway] === currency && (gateway !== 'CARD_TRANSFER' || ways.transfer !== null),
  );
}
