import '#ui/mantine-styles.ts';
import { findProfile } from '#data/queries/profile.ts';
import { countPractised, findRecentPractice } from '#data/queries/statistics.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { useDayStart } from '#ui/use-day-start.ts';
import { ChartsCards } from './statistics/charts-cards.tsx';
import { SkillCards } from './statistics/skill-cards.tsx';
import classes from './statistics/statistics.module.css';

/** The Statistic block of Today (spec section 2). Nothing before the first answer: a row of zeros tells nobody anything. */
export function HomeStatistics() {
  const { clock } = useDataContext();
  const today = dayOf(useDayStart(clock));
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const recent = useLive(findRecentPractice, { pteType }, { keepPrevious: true });
  const counts = useLive(countPractised, { pteType }, { keepPrevious: true });
  const plan = useOwnPlan(profile);
  for (const live of [profile, recent, counts]) if (live.status === 'failed') throw live.error;
  if (profile.status !== 'ready' || recent.status !== 'ready' || counts.status !== 'ready') return null;
  if (recent.data.answers.length === 0) return null;
  return (
    <section className={classes.page} aria-label="Statistics">
      <SkillCards counts={counts.data} />
      <div className={classes.columns}>
        <ChartsCards plan={plan} answers={recent.data.answers} today={today} />
      </div>
    </section>
  );
}
