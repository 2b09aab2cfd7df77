import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { Card } from '#ui/card.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import classes from './home.module.css';
import { stopsOfToday } from './next-step.ts';
import type { TaskProgress } from './task-progress.ts';

/** Today's stops: a few kinds of task, done when one answer was given today. */
export function DayRoute({ progress, pteType }: { progress: readonly TaskProgress[]; pteType: PteType }) {
  const headingId = useId();
  const rubric = rubricFor(pteType);
  const stops = stopsOfToday(progress, (taskType) => taskRule(rubric, taskType)).map(
    ({ taskType, answeredSince }) => {
      const { section, slug } = taskAddresses[taskType];
      return {
        id: taskType,
        done: answeredSince > 0,
        name: (
          <Link to="/dashboard/$section/$slug" params={{ section, slug }}>
            {taskRule(rubric, taskType)?.displayName ?? taskType}
          </Link>
        ),
        note: answeredSince === 0 ? null : answeredSince === 1 ? '1 answer' : `${answeredSince} answers`,
      };
    },
  );
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Today&apos;s route
      </h2>
      <RouteLine stops={stops} label="Kinds of task, with what you did today" />
    </Card>
  );
}
