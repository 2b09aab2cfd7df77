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

const included: Readonly<Record<ProfileDto['status'], ReadonlySet<PremiumFeature>>> = {
  TRIAL: new Set(),
  PREMIUM: new Set(premiumFeatures),
};

/**
 * Whether a learner may use a feature. `null`: the server has not been heard yet, which is the free plan. Without a
 * connection the status that was last told holds.
 */
export function hasFeature(status: ProfileDto['status'] | null, feature: PremiumFeature): boolean {
  return included[status ?? 'TRIAL'].has(feature);
}
