import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { timeAgo } from '#ui/practice/time-ago.tsx';
import type { FetchState } from './use-fetched.ts';
import classes from './comments.module.css';

interface FetchNoteProps {
  state: FetchState;
  /** When what is shown was fetched, epoch ms; `null`: never. */
  fetchedAt: number | null;
  now: number;
  /** What the list has, e.g. "Comments of other learners". */
  what: string;
  onRetry: () => void;
}

/** How old a list of the server is, and why it is not newer. Nothing while all is well. */
export function FetchNote({ state, fetchedAt, now, what, onRetry }: FetchNoteProps) {
  if (state.status === 'fetching')
    return <output className={classes['fetchNote']}>{fetchedAt === null ? 'Loading' : ''}</output>;
  if (state.result === 'kept') return <output className={classes['fetchNote']} />;
  const age = fetchedAt === null ? null : `Shown as of ${timeAgo(fetchedAt, now)}.`;
  if (state.result === 'signed-out') {
    return (
      <output className={classes['fetchNote']}>
        {age ?? `${what} are shown once you are signed in.`} <Link to="/me">Sign in</Link>
      </output>
    );
  }
  const why =
    state.result === 'no-room'
      ? 'There is no room on this device to show more.'
      : age === null
        ? `${what} need a connection.`
        : `No connection. ${age}`;
  return (
    <output className={classes['fetchNote']}>
      {why}{' '}
      <Button variant="subtle" size="compact-md" onClick={onRetry}>
        Try again
      </Button>
    </output>
  );
}
