import { useCallback } from 'react';
import type { PaymentWays, PlanCard } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { usePlanPorts } from './use-plan-ports.ts';
import { useAsked } from './use-asked.ts';

export interface OffersOfServer {
  readonly plans: readonly PlanCard[];
  readonly ways: PaymentWays;
}

/** The plans on sale and how they can be paid, both from the server. */
export function useOffers() {
  const { payments } = usePlanPorts();
  const ask = useCallback(async (): Promise<PaymentCall<OffersOfServer>> => {
    const [plans, ways] = await Promise.all([payments.listPlans(), payments.findWays()]);
    if (plans.kind !== 'answered') return plans;
    if (ways.kind !== 'answered') return ways;
    return { kind: 'answered', value: { plans: plans.value, ways: ways.value } };
  }, [payments]);
  return useAsked(ask);
}
