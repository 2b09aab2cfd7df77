import { UsefulTools } from '#features/home/useful-tools.tsx';
import { HomeStatistics } from '#features/progress/home-statistics.tsx';

/** What stands below the first things of Today. */
export function HomeBelow() {
  return (
    <>
      <HomeStatistics />
      <UsefulTools />
    </>
  );
}
