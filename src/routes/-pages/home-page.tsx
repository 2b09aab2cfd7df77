import { lazy, Suspense, useEffect } from 'react';
import { Filling } from '#ui/filling.tsx';
import { WhenSeen } from '#ui/when-seen.tsx';
import { HomeScreen } from '#features/home/home-screen.tsx';

const loadAside = async () => ({ default: (await import('./home-aside.tsx')).HomeAside });
const HomeAside = lazy(loadAside);
const loadGoals = async () => ({
  default: (await import('#features/progress/home-goals.tsx')).HomeGoals,
});
const HomeGoals = lazy(loadGoals);
// Charts are fetched by who comes to see them.
const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }));

/** Today, with what other features bring to it. */
export function HomePage() {
  // Fetched beside the rest of home. A failure is shown where it is needed.
  useEffect(() => void Promise.all([loadAside(), loadGoals()]).catch(() => undefined), []);
  return (
    <HomeScreen
      goals={
        <Suspense fallback={<Filling />}>
          <HomeGoals />
        </Suspense>
      }
      below={
        <WhenSeen height="240px">
          <Suspense>
            <HomeBelow />
          </Suspense>
        </WhenSeen>
      }
      aside={
        <Suspense>
          <HomeAside />
        </Suspense>
      }
    />
  );
}
