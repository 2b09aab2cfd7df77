import { expect, test } from 'vitest';
import { paidPlans, parsePlanPrices, planCards } from './plans.ts';

const daily = { scores: 5, per: 'day' } as const;

test('the cards are the free plan and the plans on sale, with dollars and Toman as texts', () => {
  const cards = planCards(paidPlans, 'TRIAL', daily);
  expect(cards.map(({ id, price, toman, days, isActive }) => [id, price, toman, days, isActive])).toEqual([
    [1, 'Free', 'Free', null, true],
    [2, '9.99', '590000', 30, false],
    [3, '24.99', '1490000', 90, false],
    [4, '44.99', '2690000', 180, false],
  ]);
  const texts = planCards(paidPlans, 'PREMIUM', daily).map(({ isActive, buttonText }) => [
    isActive,
    buttonText,
  ]);
  expect(texts).toEqual([[false, 'Free'], ...paidPlans.map(() => [true, 'Renew Now'])]);
});

test('an operator can change the price of any plan on sale', () => {
  const plans = parsePlanPrices('2=9.5/590000, 4 = 40/2500000 ');
  expect(plans?.map(({ price }) => price)).toEqual([
    { USD: 950, IRT: 590_000 },
    { USD: 2_499, IRT: 1_490_000 },
    { USD: 4_000, IRT: 2_500_000 },
  ]);
  expect(parsePlanPrices('')).toEqual(paidPlans);
});

test.each([
  '1=1/1',
  '5=1/1',
  '2=1',
  '2=1/0',
  '2=0.00/5',
  '2=1.999/5',
  '2=-1/5',
  'x',
  '2=1/5,2=1/6',
  '2=1/9999999999',
  '2=1e3/5',
])('does not take %s for prices', (text) => {
  expect(parsePlanPrices(text)).toBeNull();
});
