import { expect, test } from 'vitest';
import { planFeatures, planRows } from './plan-rows.ts';
import { premiumFeatures } from './premium-features.ts';

const daily = { scores: 5, per: 'day' } as const;
const rows = planRows(daily);
const names = rows.map((row) => row.name);

test('Premium includes every row, and all that is in Free wholly is in Premium wholly', () => {
  expect(rows.filter((row) => row.in.PREMIUM === false)).toEqual([]);
  expect(rows.filter((row) => row.in.TRIAL === true && row.in.PREMIUM !== true)).toEqual([]);
});

test('practice, device scores, words and sync are free', () => {
  const free = rows.filter((row) => row.in.TRIAL === true).map((row) => row.name);
  for (const word of [/questions/, /on your device/, /Word books/, /Sync/])
    expect(free.filter((name) => word.test(name))).toHaveLength(1);
});

test('sells each premium feature once', () => {
  const onlyPremium = rows.filter((row) => row.in.TRIAL === false);
  expect(onlyPremium).toHaveLength(premiumFeatures.length);
  expect(names.filter((name) => /video/i.test(name))).toHaveLength(1);
  expect(new Set(names).size).toBe(names.length);
});

test('says how many AI scores the free plan has, where that is known', () => {
  expect(planFeatures('TRIAL', daily)).toContain('Detailed AI scores from the server: 5 a day');
  expect(planFeatures('TRIAL', { scores: 5, per: 'account' })).toContain(
    'Detailed AI scores from the server: 5 in all',
  );
  expect(planFeatures('PREMIUM', daily)).toContain('Detailed AI scores from the server: No limit');
  expect(planRows(null).map((row) => row.in.TRIAL)).toContain('A few');
});
