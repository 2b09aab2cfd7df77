import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskOfDay } from '#data/queries/day-plan.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { reasonWords } from '#ui/reason-words.ts';
import { WhyThis } from '#ui/why-this.tsx';
import classes from './plan.module.css';

/** A task of the day: how much of it, how much is done, and on request why it is there. */
export function PlanTask({ task, pteType }: { task: TaskOfDay; pteType: PteType }) {
  const { taskType, items, minutes, done } = task;
  const { section, slug } = taskAddresses[taskType];
  return (
    <li className={classes.task} data-done={done >= items || undefined}>
      <Link
        className={classes.link}
        to="/dashboard/$section/$slug/$questionId"
        params={{ section, slug, questionId: '1' }}
      >
        {taskName(pteType, taskType)}
      </Link>
      <WhyThis beside={`${Math.min(done, items)} of ${items}, about ${minutes} min`}>
        {reasonWords(task.why)}
      </WhyThis>
    </li>
  );
}
