import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { contentStatus } from '#data/queries/content-status.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { readHomeHint, writeHomeHint } from '#platform/home-hint.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { DayRoute } from './day-route.tsx';
import { ExamSwitch } from './exam-switch.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import classes from './home.module.css';
import { NextCard } from './next-card.tsx';
import { NoQuestions } from './no-questions.tsx';
import { SoundArriving } from './sound-arriving.tsx';
import { taskProgress } from './task-progress.ts';
import { WaitingLine } from './waiting-line.tsx';
import { Welcome } from './welcome.tsx';

/** When the local day began. */
export function startOfDay(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}

/** The part of Today that reads local data. */
export function HomeContent({ aside }: { aside: ReactNode }) {
  const { clock } = useDataContext();
  const [since] = useState(() => startOfDay(clock.now()));
  const [hint] = useState(readHomeHint);
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const progress = useLive(taskProgress, { pteType, since }, { keepPrevious: true });
  const content = useLive(contentStatus, {});
  const answered = useLive(hasAnswered, {});

  const isNew = answered.status === 'ready' ? !answered.data : !hint.hasAnswered;
  const stops = progress.status === 'ready' ? progress.data.length : 0;
  const isArriving = content.status === 'ready' && content.data.arrival === 'arriving';
  const isKnown = answered.status === 'ready' && stops > 0 && !isArriving;
  useEffect(() => {
    if (isKnown) writeHomeHint({ hasAnswered: !isNew, stops });
  }, [isKnown, isNew, stops]);

  for (const live of [profile, progress, content, answered]) {
    if (live.status === 'failed') throw live.error;
  }
  const name = profile.status === 'ready' ? `${profile.data.firstName} ${profile.data.lastName}`.trim() : '';
  // While the bank comes for the first time, its shape: a card a pack would push everything down again and again.
  const isWaiting = profile.status === 'loading' || content.status === 'loading' || isArriving;
  return (
    <>
      <PageHeading title={name === '' ? 'Hello' : `Hello, ${name}`} documentTitle="Today" />
      {isNew ? <Welcome /> : null}
      <div className={classes.columns}>
        {isWaiting || progress.status !== 'ready' ? (
          <HomeSkeleton stops={hint.stops} {...(isArriving ? { note: 'Fetching the questions' } : {})} />
        ) : (
          <div className={classes.column}>
            {progress.data.length === 0 ? (
              <NoQuestions />
            ) : (
              <>
                <NextCard progress={progress.data} pteType={pteType} />
                <DayRoute progress={progress.data} pteType={pteType} />
              </>
            )}
          </div>
        )}
        {profile.status === 'ready' ? (
          <div className={classes.column}>
            <WaitingLine />
            <ExamSwitch pteType={pteType} />
            {aside}
            <SoundArriving />
          </div>
        ) : null}
      </div>
    </>
  );
}
