import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { ErrorGroup, FrequentError } from '#domain/statistics/frequent-errors.ts';
import classes from './statistics.module.css';

interface ErrorListProps {
  errors: readonly FrequentError[];
  pteType: PteType;
}

const groupWords: Readonly<Record<ErrorGroup, string>> = {
  spelling: 'words misspelled',
  grammar: 'slips of grammar',
  gaps: 'gaps filled wrongly',
  'missed-words': 'words left out',
  sounds: 'words that sounded different',
  pairs: 'neighbours in the wrong order',
  options: 'options chosen or left wrongly',
  highlights: 'words marked or left wrongly',
};

/** Errors that come again, each with a way to practise its task. */
export function ErrorList({ errors, pteType }: ErrorListProps) {
  if (errors.length === 0)
    return (
      <p className={classes.quiet}>Errors that come again are named here, with a way to practise them.</p>
    );
  return (
    <ul className={classes.errors}>
      {errors.map(({ group, taskType, count, examples }) => (
        <li key={`${group} ${taskType}`} className={classes.error}>
          <div>
            <p className={classes.said}>
              <b>{count}</b> {groupWords[group]}
            </p>
            {examples.length === 0 ? null : (
              <p className={classes.quiet}>
                such as{' '}
                <span lang="en" dir="ltr">
                  {examples.join(', ')}
                </span>
              </p>
            )}
          </div>
          <Link
            className={classes.link}
            to="/dashboard/$section/$slug"
            params={{ section: taskAddresses[taskType].section, slug: taskAddresses[taskType].slug }}
          >
            {taskName(pteType, taskType)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
