import type { PteType } from '#contract/exam.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import { findEstimates } from '#data/queries/estimates.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { answersLookedAt, findRecentPractice, type RecentPractice } from '#data/queries/statistics.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { dayOf, type Day } from '#domain/goals/exam-day.ts';
import type { Plan } from '#domain/premium/premium-features.ts';
import { StandingCard } from '#features/progress/estimates/standing-card.tsx';
import { ResultsCard } from '#features/progress/results/results-card.tsx';
import { ChartsCards } from './charts-cards.tsx';
import { ErrorList } from './error-list.tsx';
import { HabitCard } from './habit-card.tsx';
import { SkillCards } from './skill-cards.tsx';
import { StatisticsInvitation } from './statistics-invitation.tsx';
import { StatisticsPart } from './statistics-part.tsx';
import { StatisticsWaiting } from './statistics-waiting.tsx';
import classes from './statistics.module.css';
import { TaskTable } from './task-table.tsx';

/** All that the device knows of the practice of this learner. */
export function StatisticsContent() {
  const { clock } = useDataContext();
  const today = dayOf(clock.now());
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const plan = useOwnPlan(profile);
  const target = useLive(findTarget, {});
  const recent = useLive(findRecentPractice, { pteType }, { keepPrevious: true });
  for (const live of [profile, target, recent]) if (live.status === 'failed') throw live.error;
  if (profile.status !== 'ready' || target.status !== 'ready' || recent.status !== 'ready')
    return <StatisticsWaiting />;
  // Zeros would tell nobody anything.
  if (recent.data.answers.length === 0)
    return (
      <div className={classes.page}>
        <StatisticsInvitation />
        <div className={classes.columns}>
          <HabitCard today={today} time={recent.data.time} />
          <ResultsCard pteType={pteType} />
        </div>
      </div>
    );
  return <Practised pteType={pteType} plan={plan} target={target.data} recent={recent.data} today={today} />;
}

interface PractisedProps {
  pteType: PteType;
  plan: Plan | null;
  target: TargetDto | null;
  recent: RecentPractice;
  today: Day;
}

/** All of it, for who has answered something. */
function Practised({ pteType, plan, target, recent, today }: PractisedProps) {
  const { answers, errors, sounds, time } = recent;
  const found = useLive(findEstimates, { pteType }, { keepPrevious: true });
  if (found.status === 'failed') throw found.error;
  const estimates = found.status === 'ready' ? found.data : null;
  return (
    <div className={classes.page}>
      <SkillCards pteType={pteType} />
      <div className={classes.columns}>
        {estimates && <StandingCard estimates={estimates} pteType={pteType} target={target} />}
        <div className={classes.stack}>
          <HabitCard today={today} time={time} />
          <ResultsCard pteType={pteType} />
        </div>
        <ChartsCards plan={plan} answers={answers} today={today} />
      </div>
      <StatisticsPart title="By task" id="by-task">
        <TaskTable answers={answers} standings={estimates?.tasks ?? null} pteType={pteType} />
      </StatisticsPart>
      <StatisticsPart title="What goes wrong most" id="errors">
        <ErrorList errors={errors} sounds={sounds} pteType={pteType} />
      </StatisticsPart>
      {answers.length >= answersLookedAt ? (
        <p className={classes.quiet}>
          Scores, minutes and errors are of your newest {answersLookedAt} answers.
        </p>
      ) : null}
    </div>
  );
}
