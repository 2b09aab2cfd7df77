import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NewestSession } from '#data/queries/find-newest-session.ts';
import type { StopView } from '#data/queries/find-session.ts';
import { toStop, useBeginSession } from '#data/hooks/use-begin-session.ts';
import type { TaskReasons } from '#domain/plan/task-order.ts';
import classes from './home.module.css';
import type { RouteStep } from './route-session.ts';
import { StepCard } from './step-card.tsx';

interface GoOnCardProps {
  session: NewestSession;
  next: StopView;
  name: string;
  why: TaskReasons | undefined;
  /** The route of today, which may begin in the place of yesterday's session; `null` where there is none. */
  route: RouteStep | null;
}

/** A session that has stops left, on whichever device it was begun. Yesterday's is gone on with, or a new route takes its place. */
export function GoOnCard({ session, next, name, why, route }: GoOnCardProps) {
  const { isBeginning, begin } = useBeginSession();
  const done = session.stops.filter(({ standing }) => standing !== 'left').length;
  const isHere = session.stops.every(({ title }) => title !== '');
  return (
    <StepCard
      eyebrow={session.isOfYesterday ? 'Yesterday’s session' : 'Your session'}
      taskType={next.taskType}
      name={name}
      why={why}
      facts={`${done} of ${session.stops.length} done${isHere ? ', on this device' : ''}`}
    >
      <div className={classes.choice}>
        <Button
          mih={48}
          h="auto"
          className={classes.start}
          renderRoot={(props) => <Link {...props} {...toStop(next)} search={{ session: session.id }} />}
        >
          {session.isOfYesterday ? 'Go on from yesterday' : 'Go on'}
        </Button>
        {session.isOfYesterday && route?.kind === 'begin' ? (
          <Button
            variant="default"
            mih={48}
            h="auto"
            className={classes.start}
            loading={isBeginning}
            onClick={() => void begin(route.stops, route.stop)}
          >
            Start a new route
          </Button>
        ) : null}
      </div>
    </StepCard>
  );
}
