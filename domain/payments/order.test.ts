import { describe, expect, it } from 'vitest';
import { orderStates, refusalReasons } from '#contract/entities/payment.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { nextStep, type OrderEvent, type OrderStatus } from './order.ts';

const at = (state: OrderStatus['state'], refusal: OrderStatus['refusal'] = null): OrderStatus => ({
  state,
  refusal,
});
const captured: OrderEvent = { kind: 'captured', isRight: true };
const created = at('created');

/** The status after all of these; what is ignored or illegal leaves it as it is. */
function after(start: OrderStatus, ...events: readonly OrderEvent[]): OrderStatus {
  let status = start;
  for (const event of events) {
    const step = nextStep(status, event);
    if (step.kind === 'moved') ({ status } = step);
  }
  return status;
}

describe('an order', () => {
  it('goes from created to applied, and back out by a refund', () => {
    expect(after(created, { kind: 'pending' })).toEqual(at('approved'));
    expect(after(created, captured)).toEqual(at('captured'));
    expect(nextStep(at('captured'), { kind: 'applied' })).toMatchObject({ effect: 'grant' });
    expect(nextStep(at('applied'), { kind: 'refunded' })).toMatchObject({
      status: at('refunded'),
      effect: 'withdraw',
    });
    expect(nextStep(at('captured'), { kind: 'refunded' })).toMatchObject({ effect: null });
  });

  it.each(refusalReasons)('that was refused (%s) is applied when the money is there after all', (reason) => {
    expect(after(at('refused', reason), captured, { kind: 'applied' })).toEqual(at('applied'));
  });

  it('with other money than it says is refused, however often that is told', () => {
    const wrong: OrderEvent = { kind: 'captured', isRight: false };
    for (const state of ['created', 'approved'] as const)
      expect(after(at(state), wrong, wrong)).toEqual(at('refused', 'mismatch'));
    expect(after(at('applied'), wrong)).toEqual(at('applied'));
    expect(after(at('refused', 'mismatch'), { kind: 'pending' })).toEqual(at('refused', 'mismatch'));
  });

  it('can be given up while nothing is paid, and not later', () => {
    expect(after(created, { kind: 'given-up' })).toEqual(at('refused', 'cancelled'));
    expect(nextStep(at('refused', 'declined'), { kind: 'given-up' })).toEqual({ kind: 'ignored' });
    for (const state of ['approved', 'captured', 'applied', 'refunded'] as const)
      expect(nextStep(at(state), { kind: 'given-up' })).toEqual({ kind: 'illegal' });
  });

  it('takes a receipt, and another one after the first was refused', () => {
    expect(after(created, { kind: 'receipt-sent' })).toEqual(at('approved'));
    expect(after(at('approved'), { kind: 'receipt-refused' })).toEqual(at('refused', 'receipt'));
    expect(after(at('refused', 'receipt'), { kind: 'receipt-sent' })).toEqual(at('approved'));
    expect(nextStep(at('applied'), { kind: 'receipt-sent' })).toEqual({ kind: 'illegal' });
    expect(nextStep(at('applied'), { kind: 'receipt-refused' })).toEqual({ kind: 'illegal' });
  });

  it('that was paid is not refused by a message that comes late', () => {
    for (const state of ['captured', 'applied', 'refunded'] as const)
      expect(nextStep(at(state), { kind: 'refused', reason: 'expired' })).toEqual({ kind: 'ignored' });
  });
});

it('10,000 orders of random events give Premium once after a capture, and take away only what was given', () => {
  const { pick, below } = createSeededRandom(1);
  const events: readonly OrderEvent[] = [
    { kind: 'pending' },
    captured,
    { kind: 'captured', isRight: false },
    { kind: 'refused', reason: 'cancelled' },
    { kind: 'refused', reason: 'declined' },
    { kind: 'refused', reason: 'expired' },
    { kind: 'refunded' },
    { kind: 'given-up' },
    { kind: 'receipt-sent' },
    { kind: 'receipt-refused' },
    { kind: 'applied' },
  ];
  const seen = new Set<string>();
  for (let order = 0; order < 10_000; order += 1) {
    let status = created;
    let captures = 0;
    let grants = 0;
    let withdrawals = 0;
    for (let told = below(30); told >= 0; told -= 1) {
      const event = pick(events);
      if (event === captured) captures += 1;
      const step = nextStep(status, event);
      if (step.kind !== 'moved') continue;
      if (step.effect === 'grant') grants += 1;
      if (step.effect === 'withdraw') withdrawals += 1;
      ({ status } = step);
      expect(status.refusal === null).toBe(status.state !== 'refused');
      expect(grants <= Math.min(1, captures) && withdrawals <= grants).toBe(true);
      // Premium is there exactly while the order says so.
      expect(grants - withdrawals).toBe(status.state === 'applied' ? 1 : 0);
    }
    seen.add(status.state);
  }
  expect([...seen].toSorted((a, b) => a.localeCompare(b))).toEqual(
    orderStates.toSorted((a, b) => a.localeCompare(b)),
  );
});
