import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { readHomeHint, writeHomeHint, type HomeHint } from '#platform/home-hint.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { BankGate } from './bank-gate.tsx';
import { DayRoute } from './day-route.tsx';
import { ExamSwitch } from './exam-switch.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import classes from './home.module.css';
import { NextCard } from './next-card.tsx';
import { stopsOfToday } from './next-step.ts';
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
export function HomeContent({ goals, aside }: { goals: ReactNode; aside: ReactNode }) {
  const { clock } = useDataContext();
  const [since] = useState(() => startOfDay(clock.now()));
  const [hint] = useState(readHomeHint);
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const progress = useLive(taskProgress, { pteType, since }, { keepPrevious: true, drawsMuch: true });
  const answered = useLive(hasAnswered, {});

  const isNew = answered.status === 'ready' ? !answered.data : !hint.hasAnswered;
  const rubric = rubricFor(pteType);
  const stops =
    progress.status === 'ready'
      ? stopsOfToday(progress.data, (taskType) => taskRule(rubric, taskType)).length
      : 0;

  for (const live of [profile, progress, answered]) {
    if (live.status === 'failed') throw live.error;
  }
  const name = profile.status === 'ready' ? `${profile.data.firstName} ${profile.data.lastName}`.trim() : '';
  return (
    <>
      <PageHeading title={name === '' ? 'Hello' : `Hello, ${name}`} documentTitle="Today" />
      {isNew ? <Welcome /> : null}
      <div className={classes.columns}>
        <BankGate stops={hint.stops}>
          {profile.status === 'loading' || progress.status !== 'ready' ? (
            <HomeSkeleton stops={hint.stops} />
          ) : (
            <div className={classes.column}>
              {answered.status === 'ready' ? <Remembered hasAnswered={!isNew} stops={stops} /> : null}
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
        </BankGate>
        {profile.status === 'ready' ? (
          <div className={classes.column}>
            {goals}
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

/** Keeps the shape of home for the next first paint. */
function Remembered({ hasAnswered, stops }: HomeHint) {
  useEffect(() => {
    if (stops > 0) writeHomeHint({ hasAnswered, stops });
  }, [hasAnswered, stops]);
  return null;
}
