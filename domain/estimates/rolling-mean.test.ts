import { expect, it } from 'vitest';
import { rollingMean } from './rolling-mean.ts';

const range = (low: number, high: number, max = 10) => ({ low, high, max, isExact: low === high });

it('says nothing of four answers', () => {
  expect(rollingMean([1, 2, 3, 4].map((low) => range(low, low + 2)))).toBeNull();
});

it('lies in the middle of the answers and is surer than one of them', () => {
  // Middles 0.5; one answer is ±0.2; the mean of five ±0.2·√(0.5 + 0.5 / 5) = ±0.155.
  const mean = rollingMean(Array.from({ length: 5 }, () => range(3, 7)));
  expect(mean?.answers).toBe(5);
  expect(mean?.low).toBeCloseTo(0.345, 3);
  expect(mean?.high).toBeCloseTo(0.655, 3);
});

it('takes the newest ten, whatever their maximum', () => {
  const newest = Array.from({ length: 10 }, () => range(20, 20, 20));
  expect(rollingMean([...newest, range(0, 0), range(0, 0)])).toEqual({ low: 1, high: 1, answers: 10 });
});

it('leaves out what can earn nothing', () => {
  expect(rollingMean(Array.from({ length: 5 }, () => range(0, 0, 0)))).toBeNull();
});
