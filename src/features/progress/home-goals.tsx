import '#ui/mantine-styles.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { StandingCard } from './estimates/standing-card.tsx';
import { TargetCard } from './target/target-card.tsx';

/** What Today shows of the learner's goals. */
export function HomeGoals() {
  const target = useLive(findTarget, {});
  const profile = useLive(findProfile, {});
  for (const live of [target, profile]) if (live.status === 'failed') throw live.error;
  if (target.status !== 'ready' || profile.status !== 'ready') return null;
  const { pteType, language } = profile.data;
  return (
    <>
      <TargetCard target={target.data} pteType={pteType} language={language} />
      <StandingCard pteType={pteType} target={target.data} hasLink />
    </>
  );
}
