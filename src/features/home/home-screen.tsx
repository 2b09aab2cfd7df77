import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

// Local data is not part of the first paint.
const HomeContent = lazy(async () => ({ default: (await import('./home-content.tsx')).HomeContent }));

/** Today: a greeting, one thing to do next, the day's route. `aside` comes from other features (install, sign-in). */
export function HomeScreen({ aside }: { aside: ReactNode }) {
  const waiting = (
    <>
      <PageHeading title="Hello" documentTitle="Today" />
      <HomeSkeleton />
    </>
  );
  return (
    <WhenStarted waiting={waiting}>
      <Suspense fallback={waiting}>
        <HomeContent aside={aside} />
      </Suspense>
    </WhenStarted>
  );
}
