import type { ProfileDto } from '#contract/entities/profile.ts';

/** What the free plan does not include (spec section 6). The server and every screen ask here and nowhere else. */
export const premiumFeatures = [
  'prediction',
  'performanceChart',
  'activityChart',
  'studyPlan',
  'learningVideos',
] as const;
export type PremiumFeature = (typeof premiumFeatures)[number];

export type Plan = ProfileDto['status'];

/** A learner's plan as the server last told it. */
export type ToldPlan = Pick<ProfileDto, 'status' | 'premiumUntil'>;

const included: Readonly<Record<Plan, ReadonlySet<PremiumFeature>>> = {
  TRIAL: new Set(),
  PREMIUM: new Set(premiumFeatures),
};

/** Whether a plan includes a feature. `null`: not known yet, which is the free plan. */
export function hasFeature(plan: Plan | null, feature: PremiumFeature): boolean {
  return included[plan ?? 'TRIAL'].has(feature);
}

/**
 * The plan at an instant (epoch ms): Premium for as long as it was last told to run, also without a connection. `null`: nothing
 * was told.
 */
export function planAt(told: ToldPlan | null, at: number): Plan | null {
  if (told === null) return null;
  const { status, premiumUntil = null } = told;
  return premiumUntil !== null && Date.parse(premiumUntil) <= at ? 'TRIAL' : status;
}
