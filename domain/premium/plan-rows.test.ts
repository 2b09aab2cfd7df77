import { expect, test } from 'vitest';
import { planRows } from './plan-rows.ts';
import { premiumFeatures } from './premium-features.ts';

const names = planRows.map((row) => row.name);

test('Premium includes every row, and all that is in Free wholly is in Premium wholly', () => {
  expect(planRows.filter((row) => row.in.PREMIUM === false)).toEqual([]);
  expect(planRows.filter((row) => row.in.TRIAL === true && row.in.PREMIUM !== true)).toEqual([]);
});

test('practice, device scores, words and sync are free', () => {
  const free = planRows.filter((row) => row.in.TRIAL === true).map((row) => row.name);
  for (const word of [/questions/, /on your device/, /Word books/, /Sync/])
    expect(free.filter((name) => word.test(name))).toHaveLength(1);
});

test('sells each premium feature once, except the learning videos, which are not there yet', () => {
  const onlyPremium = planRows.filter((row) => row.in.TRIAL === false);
  expect(onlyPremium).toHaveLength(premiumFeatures.length - 1);
  expect(names.filter((name) => /video/i.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
