import type { Day } from '#domain/goals/exam-day.ts';
import { hasFeature, type Plan } from '#domain/premium/premium-features.ts';
import type { CountedAnswer } from '#domain/statistics/performance.ts';
import { PremiumVeil, veilTexts } from '#features/progress/premium-veil.tsx';
import { Activity } from './activity.tsx';
import { Performance } from './performance.tsx';
import { StatisticsPart } from './statistics-part.tsx';

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
        {hasFeature(plan, 'performanceChart') ? (
          <Performance answers={answers} today={today} />
        ) : (
          <PremiumVeil text={veilTexts.charts} />
        )}
      </StatisticsPart>
      <StatisticsPart title="Activity" id="activity">
        {hasFeature(plan, 'activityChart') ? (
          <Activity answers={answers} today={today} />
        ) : (
          <PremiumVeil text={veilTexts.charts} />
        )}
      </StatisticsPart>
    </>
  );
}
