import { UsefulTools } from '#features/home/useful-tools.tsx';
import { HomeBreakdown } from '#features/progress/home-breakdown.tsx';
import { HomePlan } from '#features/progress/home-plan.tsx';
import { HomeStatistics } from '#features/progress/home-statistics.tsx';

/** What stands below the first things of Today. */
export function HomeBelow() {
  return (
    <>
      <HomePlan />
      <HomeStatistics />
      <UsefulTools />
      <HomeBreakdown />
    </>
  );
}
