import type { Currency, PlanCard } from '#contract/entities/payment.ts';
import type { FreeScores } from '#contract/entities/progress.ts';
import { centsOf, dollarsOf } from '#domain/numbers/money.ts';
import { planFeatures } from './plan-rows.ts';
import type { Plan } from './premium-features.ts';

/** Minor units per currency: cents of a dollar, whole Toman. */
export type PlanPrice = Readonly<Record<Currency, number>>;

/** A plan on sale. One payment gives Premium for `days`. */
export interface PaidPlan {
  readonly id: number;
  readonly name: string;
  readonly days: number;
  readonly price: PlanPrice;
}

export const freePlan = { id: 1, name: 'Free' } as const;

/** The plans on sale with their default prices. Orders keep the id of their plan, so an id is never used again for another plan. */
export const paidPlans: readonly PaidPlan[] = [
  { id: 2, name: 'Premium for 30 days', days: 30, price: { USD: 999, IRT: 590_000 } },
  { id: 3, name: 'Premium for 90 days', days: 90, price: { USD: 2_499, IRT: 1_490_000 } },
  { id: 4, name: 'Premium for 180 days', days: 180, price: { USD: 4_499, IRT: 2_690_000 } },
];

/** Name of the plan with this id, also for an order of an earlier version. */
export function planName(planId: number): string {
  return paidPlans.find(({ id }) => id === planId)?.name ?? freePlan.name;
}

/** The cards of the plans page for a learner on `plan` (spec section 4). */
export function planCards(plans: readonly PaidPlan[], plan: Plan, free: FreeScores): PlanCard[] {
  const isPremium = plan === 'PREMIUM';
  return [
    {
      ...freePlan,
      price: 'Free',
      toman: 'Free',
      features: planFeatures('TRIAL', free),
      type: 'TRIAL',
      isActive: !isPremium,
      buttonText: 'Free',
      days: null,
    },
    ...plans.map(({ id, name, days, price }) => ({
      id,
      name,
      price: dollarsOf(price.USD),
      toman: String(price.IRT),
      features: planFeatures('PREMIUM', free),
      type: 'PREMIUM' as const,
      isActive: isPremium,
      buttonText: isPremium ? 'Renew Now' : 'Buy Now',
      days,
    })),
  ];
}

/** No plan costs more, so that every amount fits into a column of the database. */
const mostUnits = 2_000_000_000;

/**
 * Reads prices such as `2=9.99/590000,3=24.99/1490000` (plan=dollars/Toman). Plans that are not named keep their default price.
 * `null`: not such a list.
 */
export function parsePlanPrices(text: string): readonly PaidPlan[] | null {
  const prices = new Map<number, PlanPrice>();
  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [, id, dollars = '', toman] = /^\s*(\d+)\s*=\s*([\d.]+)\s*\/\s*(\d{1,10})\s*$/.exec(part) ?? [];
    const price = { USD: centsOf(dollars) ?? 0, IRT: Number(toman) };
    const isPlan = paidPlans.some((plan) => plan.id === Number(id)) && !prices.has(Number(id));
    const isPrice = [price.USD, price.IRT].every((units) => units >= 1 && units <= mostUnits);
    if (!isPlan || !isPrice) return null;
    prices.set(Number(id), price);
  }
  return paidPlans.map((plan) => ({ ...plan, price: prices.get(plan.id) ?? plan.price }));
}
