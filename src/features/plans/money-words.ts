import type { Currency, PaymentGatewayName } from '#contract/entities/payment.ts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A price of the server in dollars or whole Toman, for people: "$9.99", "590,000 Toman". */
export const priceWords = (price: number, currency: Currency): string =>
  currency === 'USD' ? dollars.format(price) : `${whole.format(price)} Toman`;

/** An amount in minor units (cents of a dollar, whole Toman) for people. */
export const amountWords = (amount: number, currency: Currency): string =>
  priceWords(currency === 'USD' ? amount / 100 : amount, currency);

export const currencyWords: Readonly<Record<Currency, string>> = { USD: 'Dollar', IRT: 'Toman' };

export const gatewayWords: Readonly<Record<PaymentGatewayName, string>> = {
  PAYPAL: 'PayPal',
  ZARINPAL: 'ZarinPal',
  CARD_TRANSFER: 'Card transfer',
};

/** The currency that each way to pay takes. */
export const currencyOf: Readonly<Record<PaymentGatewayName, Currency>> = {
  PAYPAL: 'USD',
  ZARINPAL: 'IRT',
  CARD_TRANSFER: 'IRT',
};
