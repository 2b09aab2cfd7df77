import { useEffect } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findProfile } from '#data/queries/profile.ts';
import type { ToldPlan } from '#domain/premium/premium-features.ts';
import { pauseMs } from './pauses.ts';
import { usePlanPorts } from './use-plan-ports.ts';

/** The plan comes with the first sync, or with the second where one was already running. */
const mostSyncs = 5;

function hasArrived(told: ToldPlan | null, until: string | null): boolean {
  if (told?.status !== 'PREMIUM') return false;
  const { premiumUntil = null } = told;
  return premiumUntil === null || until === null || Date.parse(premiumUntil) >= Date.parse(until);
}

/** Brings the plan that a payment bought to this device; `true` once it is here, and every screen shows it. */
export function useArrival(payment: PaymentDto): boolean {
  const { syncNow } = usePlanPorts();
  const { clock } = useDataContext();
  const profile = useLive(findProfile, {});
  const told = profile.status === 'ready' ? profile.data.toldPlan : null;
  const isHere = hasArrived(told, payment.premiumUntil);
  const isWanted = payment.state === 'applied' && !isHere && profile.status === 'ready';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let cancel = () => {};
    const bring = async (tries: number) => {
      await syncNow();
      if (isOver || tries + 1 === mostSyncs) return;
      cancel = clock.after(pauseMs(tries), () => void bring(tries + 1));
    };
    void bring(0);
    return () => {
      isOver = true;
      cancel();
    };
  }, [isWanted, syncNow, clock]);
  return isHere;
}
