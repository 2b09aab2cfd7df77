import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { NewestSession } from '#data/queries/find-newest-session.ts';
import { toStop, useBeginSession } from '#data/hooks/use-begin-session.ts';
import { counted } from '#domain/numbers/counted.ts';
import type { RankedTask } from '#domain/plan/task-order.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { Card } from '#ui/card.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { DoneToday } from './done-today.tsx';
import classes from './home.module.css';
import { stopsOfToday } from './next-step.ts';
import { routeStanding, routeStep, type RouteStep } from './route-session.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';

interface DayRouteProps {
  progress: readonly TaskProgress[];
  ranked: readonly RankedTask[];
  session: NewestSession | null;
  pteType: PteType;
}

/**
 * Today's stops: the few kinds of task that bring most points a minute, done when one answer was given today. A tap on one opens the
 * session of the day at that stop.
 */
export function DayRoute({ progress, ranked, session, pteType }: DayRouteProps) {
  const headingId = useId();
  const route = stopsOfToday(progress, ranked);
  const stops = route.map((entry) => {
    const { taskType, answeredSince } = entry;
    return {
      standing: routeStanding(entry, session),
      name: (
        <StopName
          taskType={taskType}
          name={taskName(pteType, taskType)}
          step={routeStep(route, { taskType, session })}
        />
      ),
      note: answeredSince === 0 ? null : counted(answeredSince, 'answer'),
    };
  });
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Today&apos;s route
      </h2>
      <DoneToday />
      <RouteLine stops={stops} label="Kinds of task, with what you did today" />
    </Card>
  );
}

interface StopNameProps {
  taskType: TaskProgress['taskType'];
  name: string;
  step: RouteStep | null;
}

function StopName({ taskType, name, step }: StopNameProps) {
  const { begin } = useBeginSession();
  if (step === null) {
    return (
      <Link to="/dashboard/$section/$slug" params={taskAddresses[taskType]}>
        {name}
      </Link>
    );
  }
  if (step.kind === 'go-on') {
    return (
      <Link {...toStop(step.stop)} search={{ session: step.sessionId }}>
        {name}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => void begin(step.stops, step.stop)}>
      {name}
    </button>
  );
}
