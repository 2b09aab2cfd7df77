import { useState } from 'react';
import type { ReactNode } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { DayRoute } from './day-route.tsx';
import { ExamSwitch } from './exam-switch.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import classes from './home.module.css';
import { NextCard } from './next-card.tsx';
import { NoQuestions } from './no-questions.tsx';
import { taskProgress } from './task-progress.ts';
import { WaitingLine } from './waiting-line.tsx';

/** When the local day began. */
export function startOfDay(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}

/** The part of Today that reads local data. */
export function HomeContent({ aside }: { aside: ReactNode }) {
  const { clock } = useDataContext();
  const [since] = useState(() => startOfDay(clock.now()));
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const progress = useLive(taskProgress, { pteType, since }, { keepPrevious: true });

  if (profile.status === 'failed') throw profile.error;
  if (progress.status === 'failed') throw progress.error;
  const name = profile.status === 'ready' ? `${profile.data.firstName} ${profile.data.lastName}`.trim() : '';
  const isLoading = profile.status === 'loading' || progress.status === 'loading';
  return (
    <>
      <PageHeading title={name === '' ? 'Hello' : `Hello, ${name}`} documentTitle="Today" />
      {isLoading ? (
        <HomeSkeleton />
      ) : (
        <div className={classes.columns}>
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
          <div className={classes.column}>
            <WaitingLine />
            <ExamSwitch pteType={pteType} />
            {aside}
          </div>
        </div>
      )}
    </>
  );
}
