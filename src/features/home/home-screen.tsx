import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { readHomeHint } from '#platform/home-hint.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import classes from './home.module.css';
import { Welcome } from './welcome.tsx';

// Local data is not part of the first paint.
const loadContent = async () => ({ default: (await import('./home-content.tsx')).HomeContent });
const HomeContent = lazy(loadContent);

/** Today: a greeting, one thing to do next, the day's route. `goals` and `aside` come from other features. */
export function HomeScreen({ goals, aside }: { goals: ReactNode; aside: ReactNode }) {
  const hint = readHomeHint();
  // Fetched beside what opens local data, not after it. A failure is shown where it is needed.
  useEffect(() => void loadContent().catch(() => undefined), []);
  const waiting = (
    <>
      <PageHeading title="Hello" documentTitle="Today" />
      {hint.hasAnswered ? null : <Welcome />}
      <div className={classes.columns}>
        <HomeSkeleton stops={hint.stops} />
      </div>
    </>
  );
  return (
    <WhenStarted waiting={waiting}>
      <Suspense fallback={waiting}>
        <HomeContent goals={goals} aside={aside} />
      </Suspense>
    </WhenStarted>
  );
}
