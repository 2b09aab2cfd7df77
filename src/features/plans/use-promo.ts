import { useState } from 'react';
import type { Discount } from '#contract/entities/payment.ts';
import { callProblem } from './call-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';

export type Promo =
  | { readonly status: 'open'; readonly problem: string }
  | { readonly status: 'asking' }
  | { readonly status: 'applied'; readonly code: string; readonly discount: Discount['data'] };

/** The promo code of one payment: what is typed, and what the server makes of it. */
export function usePromo(planId: number, onApplied: () => void) {
  const { payments } = usePlanPorts();
  const [typed, setTyped] = useState('');
  const [promo, setPromo] = useState<Promo>({ status: 'open', problem: '' });
  const apply = async () => {
    const code = typed.trim();
    if (promo.status !== 'open' || code === '') return;
    setPromo({ status: 'asking' });
    const call = await payments.findDiscount(planId, code);
    if (call.kind !== 'answered') {
      setPromo({ status: 'open', problem: callProblem(call) });
      return;
    }
    setPromo({ status: 'applied', code, discount: call.value });
    onApplied();
  };
  const type = (text: string) => {
    setTyped(text);
    setPromo((before) => (before.status === 'open' ? { status: 'open', problem: '' } : before));
  };
  return { typed, type, promo, apply: () => void apply() };
}
