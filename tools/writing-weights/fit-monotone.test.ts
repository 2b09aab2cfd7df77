import { expect, it } from 'vitest';
import { fitMonotone, predict } from './fit-monotone.ts';

const rows = Array.from({ length: 40 }, (_, i) => [i / 40, ((i * 7) % 40) / 40]);

it('finds a rule that grows with both inputs', () => {
  const fit = fitMonotone(
    rows,
    rows.map(([a = 0, b = 0]) => 0.1 + 0.4 * a + 0.2 * b),
    1e-6,
  );
  expect(fit.weights[0]).toBeCloseTo(0.4, 3);
  expect(fit.weights[1]).toBeCloseTo(0.2, 3);
  expect(fit.bias).toBeCloseTo(0.1, 3);
});

it('gives an input that would count against nothing', () => {
  const fit = fitMonotone(
    rows,
    rows.map(([a = 0, b = 0]) => 0.4 + 0.4 * a - 0.3 * b),
    1,
  );
  expect(fit.weights[1]).toBe(0);
  expect(fit.weights[0]).toBeGreaterThan(0.2);
});

it('takes a full mark for a lower limit', () => {
  const fit = fitMonotone(
    rows,
    rows.map(([a = 0]) => Math.min(1, 1.4 * a)),
    1e-6,
  );
  expect(predict(fit, [1, 0.5])).toBeGreaterThan(1.1);
});
