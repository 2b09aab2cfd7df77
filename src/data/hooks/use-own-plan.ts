import { planAt, type Plan } from '#domain/premium/premium-features.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { useClockAhead } from './use-clock-ahead.ts';
import { useDataContext } from './use-data-context.ts';
import type { Live } from './use-live.ts';

/** The plan that the learner has now, by the server's clock, also without a connection; `null`: nothing was told of one, or not yet. */
export function useOwnPlan(profile: Live<ProfileView>): Plan | null {
  const { clock } = useDataContext();
  const aheadMs = useClockAhead();
  return planAt(profile.status === 'ready' ? profile.data.toldPlan : null, clock.now() - aheadMs);
}
