import { expect, test } from 'vitest';
import { hasFeature, planAt, premiumFeatures } from './premium-features.ts';

test('a premium learner has every feature, a learner on the free plan none of them', () => {
  expect(premiumFeatures.filter((feature) => hasFeature('PREMIUM', feature))).toEqual(premiumFeatures);
  expect(premiumFeatures.filter((feature) => hasFeature('TRIAL', feature))).toEqual([]);
});

test('a learner of whom the server has not said anything is on the free plan', () => {
  expect(hasFeature(null, 'studyPlan')).toBe(false);
});

test('Premium runs until its end, and without an end until the server says otherwise', () => {
  const end = Date.UTC(2026, 11, 24);
  const told = { status: 'PREMIUM', premiumUntil: new Date(end).toISOString() } as const;
  expect([end - 1, end, end + 1].map((at) => planAt(told, at))).toEqual(['PREMIUM', 'TRIAL', 'TRIAL']);
  for (const premiumUntil of [null, undefined])
    expect(planAt({ status: 'PREMIUM', premiumUntil }, end * 2)).toBe('PREMIUM');
  expect(planAt(null, 0)).toBeNull();
});
