import { useEffect, useState } from 'react';
import { cleanName } from '#contract/names/clean-name.ts';
import { findTaskOrder } from '#data/queries/day-plan.ts';
import { useDayEstimates } from '#data/hooks/use-day-estimates.ts';
import { findNewestSession } from '#data/queries/find-newest-session.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findTarget, hasGoals } from '#data/queries/goals.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { readHomeHint, writeHomeHint, type HomeHint } from '#platform/home-hint.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { BankGate } from './bank-gate.tsx';
import { DayRoute } from './day-route.tsx';
import { ExamChip } from './exam-chip.tsx';
import { greetingAt } from './greeting.ts';
import { Invitation } from './invitation.tsx';
import type { HomeParts } from './home-parts.ts';
import { HomeSkeleton, shapeOf } from './home-skeleton.tsx';
import classes from './home.module.css';
import { NextCard } from './next-card.tsx';
import { stopsOfToday } from './next-step.ts';
import { NoQuestions } from './no-questions.tsx';
import { taskProgress } from '#data/queries/task-progress.ts';
import { useDayStart } from '#ui/use-day-start.ts';
import { Welcome } from './welcome.tsx';

/** The part of Today that reads local data. */
export function HomeContent({ side, below, offers }: HomeParts) {
  const { clock } = useDataContext();
  const since = useDayStart(clock);
  const [hint] = useState(readHomeHint);
  const shape = shapeOf(hint, since);
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const progress = useLive(taskProgress, { pteType, since }, { keepPrevious: true, drawsMuch: true });
  const order = useLive(findTaskOrder, { pteType, since }, { keepPrevious: true });
  useDayEstimates({ pteType, since }, progress.status === 'ready' && order.status === 'ready');
  const session = useLive(findNewestSession, { since }, { keepPrevious: true });
  const answered = useLive(hasAnswered, {});
  const goalsSet = useLive(hasGoals, {});
  const target = useLive(findTarget, {});

  const isNew = answered.status === 'ready' ? !answered.data : !hint.hasAnswered;
  const stops =
    progress.status === 'ready' && order.status === 'ready'
      ? stopsOfToday(progress.data, order.data).length
      : 0;

  for (const live of [profile, progress, order, session, answered, goalsSet, target]) {
    if (live.status === 'failed') throw live.error;
  }
  const name =
    profile.status === 'ready' ? cleanName(`${profile.data.firstName} ${profile.data.lastName}`) : '';
  return (
    <>
      <PageHeading title={greetingAt(clock.now())} documentTitle="Today" />
      {profile.status === 'ready' && target.status === 'ready' ? (
        <ExamChip name={name} pteType={pteType} target={target.data} since={since} />
      ) : (
        <p className={classes.exam} />
      )}
      {isNew ? <Welcome /> : null}
      {isNew && (goalsSet.status !== 'ready' || !goalsSet.data) ? <Invitation /> : null}
      <div className={classes.columns}>
        <BankGate shape={shape}>
          {profile.status === 'loading' ||
          progress.status !== 'ready' ||
          order.status !== 'ready' ||
          session.status !== 'ready' ? (
            <HomeSkeleton shape={shape} />
          ) : (
            <div className={classes.column}>
              {answered.status === 'ready' ? (
                <Remembered
                  hasAnswered={!isNew}
                  stops={stops}
                  sessionAt={session.data?.next ? session.data.startedAt : null}
                />
              ) : null}
              {progress.data.length === 0 ? (
                <NoQuestions />
              ) : (
                <>
                  <NextCard
                    key={pteType}
                    progress={progress.data}
                    ranked={order.data}
                    session={session.data}
                    pteType={pteType}
                  />
                  <DayRoute
                    progress={progress.data}
                    ranked={order.data}
                    session={session.data}
                    pteType={pteType}
                  />
                </>
              )}
            </div>
          )}
        </BankGate>
        {profile.status === 'ready' ? (
          <div className={`${classes.column} ${classes.side}`}>{side}</div>
        ) : null}
        {profile.status === 'ready' && progress.status === 'ready' ? (
          <>
            <div className={`${classes.column} ${classes.below}`}>{below}</div>
            <div className={`${classes.column} ${classes.offers}`}>{offers}</div>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Keeps the shape of home for the next first paint. */
function Remembered({ hasAnswered, stops, sessionAt }: HomeHint) {
  useEffect(() => {
    if (stops > 0) writeHomeHint({ hasAnswered, stops, sessionAt });
  }, [hasAnswered, stops, sessionAt]);
  return null;
}
