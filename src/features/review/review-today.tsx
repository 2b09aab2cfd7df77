import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { reviewQueue } from '#data/queries/reviews.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { reviewMinutes } from '#domain/review/queue.ts';
import { inWords } from '#ui/amounts.ts';
import { Filling } from '#ui/filling.tsx';
import { dayStart } from '#domain/places/day-start.ts';
import classes from './review-today.module.css';

/** What is to be reviewed today, and the way there. Nothing before there is anything to review. */
export function ReviewToday() {
  const { clock } = useDataContext();
  const [now] = useState(() => clock.now());
  const queue = useLive(reviewQueue, { now, dayStart: dayStart(now) }, { keepPrevious: true });
  if (queue.status === 'loading') return <Filling />;
  if (queue.status !== 'ready' || queue.data.total === 0) return null;
  const { due, nextAt } = queue.data;
  if (due.length === 0)
    return (
      <p className={classes.done}>
        Nothing to review {nextAt !== null && dayStart(nextAt) === dayStart(now) ? 'now' : 'today'}.
        {nextAt === null ? '' : ` The next word comes ${inWords(nextAt - now)}.`}
      </p>
    );
  const minutes = reviewMinutes(due.length);
  return (
    <section className={classes.today} aria-label="Review">
      <p className={classes.words}>
        <b>Today: {due.length} to review,</b> about {counted(minutes, 'minute')}
      </p>
      <Button renderRoot={(props) => <Link {...props} to="/words/review" />}>Review</Button>
    </section>
  );
}
