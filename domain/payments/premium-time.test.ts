import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/days.ts';
import { extendPremium, withdrawPremium } from './premium-time.ts';

const now = Date.UTC(2026, 0, 1);
const day = (days: number) => now + days * dayMs;
const free = { plan: 'TRIAL', until: null } as const;
const until = (days: number) => ({ plan: 'PREMIUM', until: day(days) }) as const;

describe('a payment', () => {
  it('gives its days from now, or after what runs', () => {
    expect(extendPremium(free, 30, now)).toEqual({ held: until(30), period: { from: now, until: day(30) } });
    expect(extendPremium(until(10), 30, now)).toEqual({
      held: until(40),
      period: { from: day(10), until: day(40) },
    });
  });

  it('gives its days from now after a Premium that has run out unseen', () => {
    expect(extendPremium(until(-5), 30, now).held).toEqual(until(30));
  });

  it('adds nothing to a Premium without an end', () => {
    const endless = { plan: 'PREMIUM', until: null } as const;
    expect(extendPremium(endless, 30, now)).toEqual({ held: endless, period: null });
  });
});

describe('a refund', () => {
  it('ends the Premium that it paid for', () => {
    expect(withdrawPremium(until(20), { from: day(-10), until: day(20) }, now)).toEqual({
      held: free,
      takenMs: 20 * dayMs,
    });
  });

  it('leaves what others paid for, before and after it', () => {
    expect(withdrawPremium(until(60), { from: day(10), until: day(40) }, now).held).toEqual(until(30));
    expect(withdrawPremium(until(60), { from: day(-10), until: day(20) }, now).held).toEqual(until(40));
  });

  it('takes nothing of what came after the days were used up', () => {
    expect(withdrawPremium(until(30), { from: day(-60), until: day(-30) }, now)).toEqual({
      held: until(30),
      takenMs: 0,
    });
  });

  it('takes nothing where the operator has ended Premium, or given it without an end', () => {
    const period = { from: day(-1), until: day(29) };
    for (const held of [free, { plan: 'PREMIUM', until: null } as const])
      expect(withdrawPremium(held, period, now)).toEqual({ held, takenMs: 0 });
    expect(withdrawPremium(until(10), null, now).held).toEqual(until(10));
  });
});
