import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskOfDay } from '#data/queries/day-plan.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { skillWords } from '#ui/skill-mark.tsx';
import classes from './plan.module.css';

/** A task of the day: how much of it, how much is done, and on request why it is there. */
export function PlanTask({ task, pteType }: { task: TaskOfDay; pteType: PteType }) {
  const { taskType, items, minutes, done } = task;
  const { section, slug } = taskAddresses[taskType];
  return (
    <li className={classes.task} data-done={done >= items || undefined}>
      <div className={classes.taskLine}>
        <Link
          className={classes.link}
          to="/dashboard/$section/$slug/$questionId"
          params={{ section, slug, questionId: '1' }}
        >
          {taskName(pteType, taskType)}
        </Link>
        <span className={classes.quiet}>
          {Math.min(done, items)} of {items}, about {minutes} min
        </span>
      </div>
      <details className={classes.why}>
        <summary>Why this</summary>
        <p>{whyWords(task.why)}</p>
      </details>
    </li>
  );
}

function whyWords({ shares, gap, level }: TaskOfDay['why']): string {
  const counts = shares.map(
    ({ skill, share }) => `about ${Math.round(100 * share)} % of ${skillWords[skill]}`,
  );
  const missing =
    gap === null
      ? ''
      : gap === 0
        ? ' You are near your target there.'
        : ` About ${gap} points are missing to your target there.`;
  const known =
    level === null
      ? ' You have not answered it often enough to say how it goes.'
      : ` You get around ${Math.round(10 * level) * 10} % of its points.`;
  return `It counts for ${counts.join(' and ')}, by unofficial figures.${missing}${known}`;
}
