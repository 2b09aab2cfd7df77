import { Link } from '@tanstack/react-router';
import type { UnclearSound } from '#data/queries/statistics.ts';
import { PractiseThese } from './practise-these.tsx';
import classes from './statistics.module.css';

/** A sound that was often not clear, with the readings in which it was not. */
export function SoundItem({ unclear }: { unclear: UnclearSound }) {
  const { example, said, unclear: times, ownWords } = unclear.sound;
  const [before = '', letters = '', after = ''] = example.split('*');
  return (
    <li className={classes.error}>
      <div>
        <p className={classes.said}>
          <b>{times}</b> times of {said} the sound in{' '}
          <span lang="en" dir="ltr">
            {before}
            <b>{letters}</b>
            {after}
          </span>{' '}
          was not clear
        </p>
        <p className={classes.quiet}>
          {ownWords.length > 0 ? (
            <>
              such as in{' '}
              <span lang="en" dir="ltr">
                {ownWords.join(', ')}
              </span>
              .{' '}
            </>
          ) : null}
          <Link className={classes.inline} to="/words">
            How to say it
          </Link>
        </p>
      </div>
      <PractiseThese stops={unclear.stops} />
    </li>
  );
}
