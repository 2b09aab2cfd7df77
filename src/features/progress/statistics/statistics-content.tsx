import { lazy, Suspense, type ReactNode } from 'react';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { answersLookedAt, findRecentPractice } from '#data/queries/statistics.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { Card } from '#ui/card.tsx';
import { StandingCard } from '#features/progress/estimates/standing-card.tsx';
import { PremiumVeil, veilTexts } from '#features/progress/premium-veil.tsx';
import { ErrorList } from './error-list.tsx';
import { HabitCard } from './habit-card.tsx';
import { SkillCards } from './skill-cards.tsx';
import classes from './statistics.module.css';
import { TaskTable } from './task-table.tsx';

// The library of charts is fetched where one is seen.
const PerformanceChart = lazy(async () => ({
  default: (await import('./performance-chart.tsx')).PerformanceChart,
}));
const ActivityChart = lazy(async () => ({ default: (await import('./activity-chart.tsx')).ActivityChart }));

export function StatisticsContent() {
  const { clock } = useDataContext();
  const today = dayOf(clock.now());
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const target = useLive(findTarget, {});
  const recent = useLive(findRecentPractice, { pteType }, { keepPrevious: true });
  for (const live of [profile, target, recent]) if (live.status === 'failed') throw live.error;
  if (profile.status !== 'ready' || target.status !== 'ready' || recent.status !== 'ready') return null;
  const { answers, errors } = recent.data;
  const { status } = profile.data;
  return (
    <div className={classes.page}>
      <SkillCards pteType={pteType} />
      <div className={classes.columns}>
        <StandingCard pteType={pteType} target={target.data} />
        <HabitCard today={today} />
        <Part title="Performance" id="performance">
          {hasFeature(status, 'performanceChart') ? (
            <Suspense fallback={<div className={classes.chart} />}>
              <PerformanceChart answers={answers} today={today} />
            </Suspense>
          ) : (
            <PremiumVeil text={veilTexts.charts} />
          )}
        </Part>
        <Part title="Activity" id="activity">
          {hasFeature(status, 'activityChart') ? (
            <Suspense fallback={<div className={classes.chart} />}>
              <ActivityChart answers={answers} />
            </Suspense>
          ) : (
            <PremiumVeil text={veilTexts.charts} />
          )}
        </Part>
      </div>
      <Part title="By task" id="by-task">
        <TaskTable answers={answers} pteType={pteType} />
      </Part>
      <Part title="What goes wrong most" id="errors">
        <ErrorList errors={errors} pteType={pteType} />
      </Part>
      {answers.length >= answersLookedAt ? (
        <p className={classes.quiet}>
          Scores, minutes and errors are of your newest {answersLookedAt} answers.
        </p>
      ) : null}
    </div>
  );
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Card labelledBy={id}>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
