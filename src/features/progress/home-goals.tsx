import '#ui/mantine-styles.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Filling } from '#ui/filling.tsx';
import { TodayStanding } from './estimates/standing-card.tsx';
import { WeekCard } from './week/week-card.tsx';
import { GoalCard } from './target/goal-card.tsx';

/** What Today shows of the learner's goals. */
export function HomeGoals() {
  const target = useLive(findTarget, {});
  const profile = useLive(findProfile, {});
  for (const live of [target, profile]) if (live.status === 'failed') throw live.error;
  if (target.status !== 'ready' || profile.status !== 'ready') return <Filling />;
  const { pteType } = profile.data;
  return (
    <>
      <TodayStanding pteType={pteType} target={target.data} />
      <WeekCard />
      <GoalCard />
    </>
  );
}
