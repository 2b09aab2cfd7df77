import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { findSession } from '#data/queries/find-session.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { Message } from '#ui/message.tsx';
import { Summary } from './summary.tsx';

/** The end of a practice session: what was done, what it shows, and what to do next. Scores that come later come in by themselves. */
export function SummaryScreen({ search }: { search: SearchText }) {
  const live = useLive(findSession, { since: 0, id: search.session }, { keepPrevious: true });
  if (live.status === 'failed') throw live.error;
  if (live.status === 'loading') return null;
  if (live.data === null) {
    return (
      <Message
        title="No session yet"
        as="h1"
        action={<Button renderRoot={(props) => <Link {...props} to="/" />}>Go to Today</Button>}
      >
        A session is a few questions, one after another. You start it on Today.
      </Message>
    );
  }
  return <Summary key={live.data.id} session={live.data} />;
}
