import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { Filling } from '#ui/filling.tsx';
import { PlanCard } from './plan/plan-card.tsx';

/** The study plan on Today. */
export function HomePlan() {
  const profile = useLive(findProfile, {});
  const plan = useOwnPlan(profile);
  if (profile.status === 'failed') throw profile.error;
  if (profile.status !== 'ready') return <Filling />;
  return <PlanCard pteType={profile.data.pteType} plan={plan} />;
}
