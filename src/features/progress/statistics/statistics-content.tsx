import { countByDay } from '#data/queries/count-by-day.ts';
import { findEstimates } from '#data/queries/estimates.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { listScoreReports } from '#data/queries/score-reports.ts';
import { answersLookedAt, countPractised, findRecentPractice } from '#data/queries/statistics.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { dayOf, type Day } from '#domain/goals/exam-day.ts';
import { StandingCard } from '#features/progress/estimates/standing-card.tsx';
import { ResultsCard } from '#features/progress/results/results-card.tsx';
import { useDayStart } from '#ui/use-day-start.ts';
import { ChartsCards } from './charts-cards.tsx';
import { ErrorList } from './error-list.tsx';
import { HabitCard } from './habit-card.tsx';
import { SkillCards } from './skill-cards.tsx';
import { StatisticsInvitation } from './statistics-invitation.tsx';
import { StatisticsPart } from './statistics-part.tsx';
import { StatisticsWaiting } from './statistics-waiting.tsx';
import classes from './statistics.module.css';
import { TaskTable } from './task-table.tsx';

/** All that the device knows of the practice of this learner. It is drawn once all of it is read, so that nothing moves. */
export function StatisticsContent() {
  const { clock } = useDataContext();
  const today = dayOf(useDayStart(clock));
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const plan = useOwnPlan(profile);
  const target = useLive(findTarget, {});
  const byDay = useLive(countByDay, {});
  const practised = useLive(countPractised, { pteType }, { keepPrevious: true });
  const recent = useLive(findRecentPractice, { pteType }, { keepPrevious: true });
  const estimates = useLive(findEstimates, { pteType }, { keepPrevious: true });
  const reports = useLive(listScoreReports, {}, { keepPrevious: true });
  const all = [profile, target, byDay, practised, recent, estimates, reports];
  for (const live of all) if (live.status === 'failed') throw live.error;
  if (profile.status !== 'ready' || target.status !== 'ready' || byDay.status !== 'ready')
    return <StatisticsWaiting />;
  if (practised.status !== 'ready' || recent.status !== 'ready' || estimates.status !== 'ready')
    return <StatisticsWaiting />;
  if (reports.status !== 'ready') return <StatisticsWaiting />;
  const { answers, errors, sounds, time, refused } = recent.data;
  const habit = <HabitCard today={today} counts={without(byDay.data, refused)} time={time} />;
  // Zeros would tell nobody anything.
  if (answers.length === 0)
    return (
      <div className={classes.page}>
        <StatisticsInvitation />
        <div className={classes.columns}>
          {habit}
          <ResultsCard pteType={pteType} known={reports.data} />
        </div>
      </div>
    );
  return (
    <div className={classes.page}>
      <SkillCards counts={practised.data} />
      <div className={classes.columns}>
        <StandingCard estimates={estimates.data} pteType={pteType} target={target.data} />
        <div className={classes.stack}>
          {habit}
          <ResultsCard pteType={pteType} known={reports.data} />
        </div>
        <ChartsCards plan={plan} answers={answers} today={today} />
      </div>
      <StatisticsPart title="By task" id="by-task">
        <TaskTable answers={answers} standings={estimates.data.tasks} pteType={pteType} />
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

/** Answers by day without those that count nowhere. */
function without(counts: ReadonlyMap<Day, number>, refused: ReadonlyMap<Day, number>): Map<Day, number> {
  return new Map(
    [...counts]
      .map(([day, count]) => [day, count - (refused.get(day) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}
