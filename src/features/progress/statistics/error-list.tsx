import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { UnclearSound } from '#data/queries/statistics.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { ErrorGroup, FrequentError } from '#domain/statistics/frequent-errors.ts';
import { PractiseThese } from './practise-these.tsx';
import { SoundItem } from './sound-item.tsx';
import classes from './statistics.module.css';

interface ErrorListProps {
  errors: readonly FrequentError[];
  sounds: readonly UnclearSound[];
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
  const { group, taskType, count, topic, examples, practiceIds } = error;
  const { section, slug } = taskAddresses[taskType];
  return (
    <li className={classes.error}>
      <div>
        <p className={classes.said}>
          <b>{count}</b> {topic === '' ? groupWords[group] : `slips with ${topic}`} in{' '}
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
