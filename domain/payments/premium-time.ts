import { dayMs } from '#contract/days.ts';
import type { Plan } from '#domain/premium/premium-features.ts';

/** A learner's plan as the server keeps it. `until`: epoch ms; `null`: no end, or no Premium. */
export interface PremiumTime {
  readonly plan: Plan;
  readonly until: number | null;
}

/** The part of a learner's Premium that one order paid for, epoch ms. */
export interface PaidPeriod {
  readonly from: number;
  readonly until: number;
}

/** Premium after a payment for `days`: they follow what runs now. `period: null`: Premium has no end, so nothing can be added. */
export function extendPremium(
  held: PremiumTime,
  days: number,
  now: number,
): { readonly held: PremiumTime; readonly period: PaidPeriod | null } {
  if (held.plan === 'PREMIUM' && held.until === null) return { held, period: null };
  const runsUntil = held.plan === 'PREMIUM' ? (held.until ?? now) : now;
  const from = Math.max(now, runsUntil);
  const until = from + days * dayMs;
  return { held: { plan: 'PREMIUM', until }, period: { from, until } };
}

/**
 * Premium after the money for a period was given back: what is left of the period goes, and Premium ends when nothing else is left.
 * Periods that were paid for later move forward by `takenMs`.
 */
export function withdrawPremium(
  held: PremiumTime,
  period: PaidPeriod | null,
  now: number,
): { readonly held: PremiumTime; readonly takenMs: number } {
  if (period === null || held.plan !== 'PREMIUM' || held.until === null) return { held, takenMs: 0 };
  const takenMs = Math.max(0, period.until - Math.max(now, period.from));
  const until = held.until - takenMs;
  return { held: until <= now ? { plan: 'TRIAL', until: null } : { plan: 'PREMIUM', until }, takenMs };
}
