import { describe, expect, it, test } from 'vitest';
import { ItemImage } from '#contract/images/item-image.ts';
import { saidFaults } from './said-faults.ts';

const pie = ItemImage.parse({
  kind: 'PIE_CHART',
  title: 'Spending of one home',
  measure: 'Share of the income',
  unit: '%',
  slices: [
    { name: 'Rent', value: 35 },
    { name: 'Food', value: 23 },
    { name: 'Bills', value: 17 },
    { name: 'Transport', value: 14 },
    { name: 'Savings', value: 8 },
    { name: 'Books', value: 3 },
  ],
});
const bikes = ItemImage.parse({
  kind: 'GRAPH',
  title: 'Bikes and buses used in Ashby',
  measure: 'Trips a day',
  unit: '',
  categoryName: 'Year',
  categories: ['2010', '2014', '2018', '2022'],
  series: [
    { name: 'Bikes', values: [200, 300, 450, 600] },
    { name: 'Buses', values: [1240, 1100, 500, 400] },
  ],
});
const ways = ItemImage.parse({
  kind: 'TABLE',
  title: 'Ways to the airport',
  rowName: 'Way',
  columns: [
    { name: 'Price', unit: '$' },
    { name: 'Time', unit: 'minutes' },
  ],
  rows: [
    { name: 'Bus', cells: [6, 55] },
    { name: 'Train', cells: [12, 25] },
    { name: 'Taxi', cells: [42, 35] },
  ],
});

describe('is not so', () => {
  test.each([
    [pie, 'Rent is the smallest part with two percent.', { kind: 'opposite', said: 'smallest', about: 'Rent', shown: 'largest' }],
    [pie, 'The largest part is food.', { kind: 'other', said: 'largest', about: 'Food', shown: 'Rent' }],
    [pie, 'Food takes ninety percent.', { kind: 'number', said: 'ninety', about: null, shown: null }],
    [pie, 'Savings take 23 percent.', { kind: 'number', said: '23', about: 'Savings', shown: '8%' }],
    [pie, 'The smallest part has 35 percent.', { kind: 'opposite', said: 'smallest', about: '35', shown: 'largest' }],
    [bikes, 'Buses are lowest in 2010.', { kind: 'opposite', said: 'lowest', about: '2010', shown: 'highest' }],
    [bikes, 'The number of bikes falls over the years.', { kind: 'trend', said: 'falls', about: 'Bikes', shown: 'rises' }],
    [bikes, 'It rises from 1,240 to 400.', { kind: 'trend', said: 'rises', about: null, shown: 'falls' }],
    [bikes, 'Bikes dropped to 600 in the end.', { kind: 'trend', said: 'dropped', about: 'Bikes', shown: 'rises' }],
    [ways, 'The taxi is the cheapest.', { kind: 'opposite', said: 'cheapest', about: 'Taxi', shown: 'most expensive' }],
    [ways, 'The bus is the fastest way.', { kind: 'opposite', said: 'fastest', about: 'Bus', shown: 'slowest' }],
    [ways, 'The train costs 90 dollars.', { kind: 'number', said: '90', about: null, shown: null }],
  ] as const)('in %#: %s', (image, text, fault) => {
    expect(saidFaults(text, image)).toEqual([{ ...fault, start: 0, end: text.length }]);
  }); // prettier-ignore
});

describe('may be so', () => {
  test.each([
    [pie, 'Rent is about a third, more than a third, thirty-five percent, 35 %.'],
    [pie, 'Rent and food make up fifty-eight percent, so well over half.'],
    [pie, 'The second largest is food with twenty-three percent, followed by bills.'],
    [pie, 'Food is roughly a quarter, bills are about 15 percent and transport is close to 15 percent.'],
    [pie, 'Transport takes forty percent.'],
    [pie, 'The most striking thing is that the books are at the bottom with just three percent.'],
    [pie, 'Rent, food and bills are the largest, at 35, 23 and 17 percent.'],
    [pie, 'Rent is twelve percent more than food.'],
    [pie, 'There are six parts, and last but not least the books.'],
    [pie, 'Rent is twice as big as bills, and nearly five times as big as savings.'],
    [pie, 'Food is 23 percent, and rent is the largest.'],
    [bikes, 'The biggest increase is for bikes, from 300 to 450.'],
    [bikes, 'Buses fell from twelve forty in twenty ten to four hundred in twenty twenty-two.'],
    [bikes, 'Bikes start at two hundred, go up to 300, and up to six hundred.'],
    [bikes, 'In 2010 the buses are the highest, at about twelve hundred.'],
    [bikes, 'After 2018 the buses have 400 trips.'],
    [bikes, 'Bikes tripled, and buses dropped to a third.'],
    [bikes, 'In the year 2030 there may be even more.'],
    [bikes, 'Buses do not rise.'],
    [bikes, 'From fourteen to twenty-two buses become fewer.'],
    [ways, 'The bus is the cheapest at six dollars but takes the longest, fifty-five minutes.'],
    [ways, 'It is seven times cheaper, and you save 36 dollars.'],
    [ways, 'The train is the quickest, with 25 minutes, and runs 24 hours.'],
    [ways, 'Taxi is not the cheapest.'],
    [ways, 'The train costs 12 dollars, and the bus has the lowest price of all.'],
    [ways, 'It takes 25 minutes, the shortest time of all three.'],
  ] as const)('in %#: %s', (image, text) => {
    expect(saidFaults(text, image)).toEqual([]);
  });
});

it('is told for the statement that says it, not for its neighbours', () => {
  const text =
    'The chart shows a budget. Rent is the largest part with ninety percent, and food takes 23 percent.';
  expect(saidFaults(text, pie).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Rent is the largest part with ninety percent, ',
  ]);
});
