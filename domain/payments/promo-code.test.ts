import { describe, expect, it } from 'vitest';
import { codeFault, discounted, isCodeName, normalizeCode, type PromoCode } from './promo-code.ts';

const code: PromoCode = { code: 'SPRING', percent: 20, mostUses: 2, endsAt: 1_000, planIds: [2, 3] };
const use = { planId: 2, uses: 1, now: 999 };

describe('a promo code', () => {
  it('is the same in any letter case and width, with blanks around it', () => {
    expect([' spring ', 'Spring\t', 'ＳＰＲＩＮＧ', 'SPRING'].map(normalizeCode)).toEqual(
      Array(4).fill('SPRING'),
    );
  });

  it('is valid until its end, its last use, and for its plans', () => {
    expect(codeFault(code, use)).toBeNull();
    expect(codeFault(undefined, use)).toBe('unknown');
    expect(codeFault(code, { ...use, now: 1_000 })).toBe('ended');
    expect(codeFault(code, { ...use, planId: 4 })).toBe('other-plan');
    expect(codeFault(code, { ...use, uses: 2 })).toBe('used-up');
    const always = { ...code, mostUses: null, endsAt: null, planIds: null };
    expect(codeFault(always, { planId: 4, uses: 1e6, now: 1e15 })).toBeNull();
  });

  it('has a name that can be typed', () => {
    expect(['PASSAGE20', 'A-1_B', 'AB', 'A B C', 'ÄBC', '-ABC', ''].map(isCodeName)).toEqual([
      true, true, false, false, false, false, false,
    ]); // prettier-ignore
  });
});

describe('a discounted price', () => {
  it('is whole, half a unit rounded up, and never nothing', () => {
    expect(discounted(999, 20)).toBe(799);
    expect(discounted(590_000, 20)).toBe(472_000);
    expect([discounted(1, 50), discounted(3, 50), discounted(1, 99)]).toEqual([1, 2, 1]);
  });

  it('never costs more than before, and a larger discount never more than a smaller one', () => {
    for (const amount of [1, 2, 99, 999, 4_499, 2_690_000])
      for (let percent = 1; percent < 99; percent += 1) {
        expect(discounted(amount, percent)).toBeLessThanOrEqual(amount);
        expect(discounted(amount, percent + 1)).toBeLessThanOrEqual(discounted(amount, percent));
      }
  });
});
