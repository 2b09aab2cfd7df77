import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf, rialsOf, tomanOf } from './money.ts';

describe('amounts of gateways', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [999, '9.99'],
    [4_499, '44.99'],
    [100_000, '1000.00'],
  ])('writes %i cents as %s, and reads it', (cents, dollars) => {
    expect(dollarsOf(cents)).toBe(dollars);
    expect(centsOf(dollars)).toBe(cents);
  });

  it('reads what PayPal may write for the same amount', () => {
    expect(['10', '10.0', '10.00', '010.00'].map(centsOf)).toEqual([1_000, 1_000, 1_000, 1_000]);
  });

  it.each(['', '9.999', '-1.00', '1e3', '1,000.00', ' 1', '.5', '1.', '9.99 ', '٩', 'NaN', '1'.repeat(13)])(
    'reads no amount in %j',
    (text) => expect(centsOf(text)).toBeNull(),
  );

  it('is exact for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(dollarsOf(cents))).toBe(cents);
        expect(dollarsOf(cents)).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });

  it('reads nothing or a whole number in any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,14}(\.\d{0,3})?$/)), (text) => {
        const isAmount = /^\d{1,12}(\.\d{1,2})?$/.test(text);
        expect(centsOf(text)).toBe(isAmount ? Math.round(Number(text) * 100) : null);
      }),
    );
  });

  it('has ten Rial in a Toman', () => {
    expect(rialsOf(590_000)).toBe(5_900_000);
    expect(tomanOf(5_900_000)).toBe(590_000);
  });
});
