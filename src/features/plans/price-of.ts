import type { Currency, Discount, PlanCard } from '#contract/entities/payment.ts';
import { priceWords } from './money-words.ts';

/** What a plan costs, for people: "$9.99", "590,000 Toman", or the server's own word for nothing. */
export function priceOf(plan: Pick<PlanCard, 'price' | 'toman'>, currency: Currency): string {
  const told = currency === 'USD' ? plan.price : plan.toman;
  const price = Number(told);
  return Number.isFinite(price) ? priceWords(price, currency) : told;
}

/** The same with a promo code. */
export const discountedPrice = (discount: Discount['data'], currency: Currency): string =>
  priceWords(currency === 'USD' ? discount.price_xxD : discount.price_irt, currency);
