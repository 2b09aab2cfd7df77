import '#ui/mantine-styles.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { BreakdownBanner } from './breakdown-banner.tsx';
import { StandingCard } from './estimates/standing-card.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { TargetCard } from './target/target-card.tsx';

/** What Today shows of the learner's goals. */
export function HomeGoals() {
  const target = useLive(findTarget, {});
  const profile = useLive(findProfile, {});
  for (const live of [target, profile]) if (live.status === 'failed') throw live.error;
  if (target.status !== 'ready' || profile.status !== 'ready') return null;
  const { pteType, language, status } = profile.data;
  return (
    <>
      <TargetCard target={target.data} pteType={pteType} language={language} />
      <PlanCard pteType={pteType} status={status} />
      <StandingCard pteType={pteType} target={target.data} hasLink />
      <BreakdownBanner pteType={pteType} />
    </>
  );
}
