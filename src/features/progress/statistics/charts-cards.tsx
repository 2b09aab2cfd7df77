import { lazy, Suspense, type ReactNode } from 'react';
import type { Day } from '#domain/goals/exam-day.ts';
import { hasFeature, type Plan } from '#domain/premium/premium-features.ts';
import type { CountedAnswer } from '#domain/statistics/performance.ts';
import { PremiumVeil, veilTexts } from '#features/progress/premium-veil.tsx';
import { StatisticsPart } from './statistics-part.tsx';
import classes from './statistics.module.css';

// The library of charts is fetched where one is seen.
const PerformanceChart = lazy(async () => ({
  default: (await import('./performance-chart.tsx')).PerformanceChart,
}));
const ActivityChart = lazy(async () => ({ default: (await import('./activity-chart.tsx')).ActivityChart }));

interface ChartsCardsProps {
  plan: Plan | null;
  answers: readonly CountedAnswer[];
  today: Day;
}

/** The Performance area chart and the Activity donut; behind a veil on the free plan. */
export function ChartsCards({ plan, answers, today }: ChartsCardsProps) {
  return (
    <>
      <StatisticsPart title="Performance" id="performance">
        <Chart isOpen={hasFeature(plan, 'performanceChart')}>
          <PerformanceChart answers={answers} today={today} />
        </Chart>
      </StatisticsPart>
      <StatisticsPart title="Activity" id="activity">
        <Chart isOpen={hasFeature(plan, 'activityChart')}>
          <ActivityChart answers={answers} />
        </Chart>
      </StatisticsPart>
    </>
  );
}

function Chart({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return <PremiumVeil text={veilTexts.charts} />;
  return <Suspense fallback={<div className={classes.chart} />}>{children}</Suspense>;
}
