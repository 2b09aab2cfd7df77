import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { UnclearSound } from '#data/queries/statistics.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { errorWords } from '#domain/statistics/error-words.ts';
import type { FrequentError } from '#domain/statistics/frequent-errors.ts';
import { PractiseThese } from './practise-these.tsx';
import { SoundItem } from './sound-item.tsx';
import classes from './statistics.module.css';

interface ErrorListProps {
  errors: readonly FrequentError[];
  sounds: readonly UnclearSound[];
  pteType: PteType;
}

/** Errors that come again, each with a way to practise just these. */
export function ErrorList({ errors, sounds, pteType }: ErrorListProps) {
  if (errors.length + sounds.length === 0)
    return (
      <p className={classes.quiet}>
        Errors that you make again and again are listed here, with a way to practise them.
      </p>
    );
  return (
    <ul className={classes.errors}>
      {errors.map((error) => (
        <ErrorItem key={`${error.group} ${error.taskType} ${error.topic}`} error={error} pteType={pteType} />
      ))}
      {sounds.map((unclear) => (
        <SoundItem key={unclear.sound.phone} unclear={unclear} />
      ))}
    </ul>
  );
}

function ErrorItem({ error, pteType }: { error: FrequentError; pteType: PteType }) {
  const { taskType, count, examples, practiceIds } = error;
  const { section, slug } = taskAddresses[taskType];
  return (
    <li className={classes.error}>
      <div>
        <p className={classes.said}>
          <b>{count}</b> {errorWords(error)} in{' '}
          <Link className={classes.inline} to="/dashboard/$section/$slug" params={{ section, slug }}>
            {taskName(pteType, taskType)}
          </Link>
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
      <PractiseThese stops={practiceIds.map((practiceId) => ({ practiceId, taskType }))} />
    </li>
  );
}
