import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { BreakdownBanner } from './breakdown-banner.tsx';

/** The Score Breakdown of the learner's exam on Today. */
export function HomeBreakdown() {
  const profile = useLive(findProfile, {});
  if (profile.status === 'failed') throw profile.error;
  return profile.status === 'ready' ? <BreakdownBanner pteType={profile.data.pteType} /> : null;
}
