import { lazy, Suspense, useEffect } from 'react';
import { systemClock } from '#platform/clock.ts';
import { readHomeHint } from '#platform/home-hint.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useFirstView } from '#ui/first-view.ts';
import { WhenStarted } from '#ui/start-gate.tsx';
import { greetingAt } from './greeting.ts';
import type { HomeParts } from './home-parts.ts';
import { HomeSkeleton, shapeOf } from './home-skeleton.tsx';
import classes from './home.module.css';
import { Invitation } from './invitation.tsx';
import { Welcome } from './welcome.tsx';

// Local data is not part of the first paint.
const loadContent = async () => ({ default: (await import('./home-content.tsx')).HomeContent });
const HomeContent = lazy(loadContent);

/** Today: a greeting, one thing to do next, the day's route. its parts come from other features. */
export function HomeScreen(parts: HomeParts) {
  const hint = readHomeHint();
  // The server does not know what time it is where the learner is.
  const { isFirst } = useFirstView();
  // Fetched beside what opens local data, not after it. A failure is shown where it is needed.
  useEffect(() => void loadContent().catch(() => undefined), []);
  const waiting = (
    <>
      <PageHeading title={isFirst ? 'Hello' : greetingAt(systemClock.now())} documentTitle="Today" />
      <p className={classes.exam} />
      {hint.hasAnswered ? null : (
        <>
          <Welcome />
          <Invitation />
        </>
      )}
      <div className={classes.columns}>
        <HomeSkeleton shape={shapeOf(hint, systemClock.now())} />
      </div>
    </>
  );
  return (
    <WhenStarted waiting={waiting}>
      <Suspense fallback={waiting}>
        <HomeContent {...parts} />
      </Suspense>
    </WhenStarted>
  );
}
