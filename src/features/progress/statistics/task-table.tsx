import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { fewestOfTask, type Estimate, type Estimates } from '#domain/estimates/estimates.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { minutesInColumn } from '#domain/statistics/minute-words.ts';
import { recordsByTask, type CountedAnswer, type PercentRange } from '#domain/statistics/performance.ts';
import { certaintyWords } from '#features/progress/estimates/certainty-words.ts';
import classes from './statistics.module.css';

interface TaskTableProps {
  answers: readonly CountedAnswer[];
  /** What each task would be in the exam. */
  standings: Estimates['tasks'];
  pteType: PteType;
}

/** A range that needs two lines breaks before its second number. */
function percentWords(percent: PercentRange | null): string {
  if (percent === null) return 'none yet';
  const { low, high } = percent;
  return low === high ? `${low} %` : `${low}\u00A0to ${high}\u00A0%`;
}

/** Answers, minutes, the typical and the best score of every task that was practised, and what it would be in the exam. */
export function TaskTable({ answers, standings, pteType }: TaskTableProps) {
  const records = recordsByTask(answers);
  if (records.length === 0)
    return <p className={classes.quiet}>Each task is shown here once you have answered it.</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-narrow>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">Answers</th>
            <th scope="col">Minutes</th>
            <th scope="col">Typical</th>
            <th scope="col">Best</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ taskType, answers: count, seconds, typical, best }) => (
            <tr key={taskType}>
              <th scope="row">
                <Link
                  className={classes.link}
                  to="/dashboard/$section/$slug"
                  params={{ section: taskAddresses[taskType].section, slug: taskAddresses[taskType].slug }}
                >
                  {taskName(pteType, taskType)}
                </Link>
                <Standing estimate={standings.get(taskType)} />
              </th>
              <td>{count}</td>
              <td>{minutesInColumn(seconds, count)}</td>
              <td>{percentWords(typical)}</td>
              <td>{percentWords(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>
        Scores are shares of an answer&apos;s points. Typical: half of your answers had less, half had more.
        From {fewestOfTask} scored answers on you see what a task alone would be on the exam&apos;s scale of
        10 to 90. It is an estimate, right in 9 of 10 cases, and not official.
      </p>
    </div>
  );
}

/** Nothing where too little is known: what it takes is said once, below the table. */
function Standing({ estimate }: { estimate: Estimate | undefined }) {
  if (estimate?.kind !== 'range') return null;
  const { low, high } = estimate.range;
  return (
    <span className={classes.standing}>
      {low} to {high} of 90, {certaintyWords[estimate.certainty]}
    </span>
  );
}
