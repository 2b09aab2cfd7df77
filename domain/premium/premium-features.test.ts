import { expect, test } from 'vitest';
import { hasFeature, premiumFeatures } from './premium-features.ts';

test('a premium learner has every feature, a learner on the free plan none of them', () => {
  expect(premiumFeatures.filter((feature) => hasFeature('PREMIUM', feature))).toEqual(premiumFeatures);
  expect(premiumFeatures.filter((feature) => hasFeature('TRIAL', feature))).toEqual([]);
});

test('a learner of whom the server has not said anything is on the free plan', () => {
  expect(hasFeature(null, 'studyPlan')).toBe(false);
});
