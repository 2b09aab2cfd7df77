import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { recordsByTask, type CountedAnswer } from '#domain/statistics/performance.ts';
import classes from './statistics.module.css';

interface TaskTableProps {
  answers: readonly CountedAnswer[];
  pteType: PteType;
}

const percentWords = (percent: number | null) => (percent === null ? 'none yet' : `${percent} %`);

/** Answers, minutes, the typical and the best score of every task that was practised. */
export function TaskTable({ answers, pteType }: TaskTableProps) {
  const records = recordsByTask(answers);
  if (records.length === 0)
    return <p className={classes.quiet}>Here you see each task once you have answered it.</p>;
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
          {records.map(({ taskType, answers: count, minutes, typical, best }) => (
            <tr key={taskType}>
              <th scope="row">
                <Link
                  className={classes.link}
                  to="/dashboard/$section/$slug"
                  params={{ section: taskAddresses[taskType].section, slug: taskAddresses[taskType].slug }}
                >
                  {taskName(pteType, taskType)}
                </Link>
              </th>
              <td>{count}</td>
              <td>{minutes}</td>
              <td>{percentWords(typical)}</td>
              <td>{percentWords(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>
        Scores are shares of an answer&apos;s points. Typical: half of your answers had less, half had more.
      </p>
    </div>
  );
}
