import { dayMs } from '#contract/days.ts';
import { Link } from '@tanstack/react-router';
import { reviewQueue } from '#data/queries/reviews.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { dayOf, startOf } from '#domain/goals/exam-day.ts';
import { reviewMinutes } from '#domain/review/queue.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhyThis } from '#ui/why-this.tsx';
import classes from './plan.module.css';

/** What went wrong before and comes again today, with the time that the day keeps for it. Its line stands before that is counted. */
export function PlanReview({ keptMinutes }: { keptMinutes: number }) {
  const { clock } = useDataContext();
  const now = clock.now();
  const today = startOf(dayOf(now)) ?? now;
  // The queue of the whole day, so that it is not asked for again with every second.
  const queue = useLive(reviewQueue, { now: today + dayMs - 1, dayStart: today }, { keepPrevious: true });
  return (
    <div className={classes.review}>
      <Link className={classes.link} to="/words/review">
        Old errors and words
      </Link>
      <WhyThis
        beside={queue.status === 'ready' ? dueWords(queue.data.due.length) : <SkeletonBlock width="9em" />}
      >
        They come back on the day on which you would forget them. The plan keeps {keptMinutes} minutes of the
        day for them.
      </WhyThis>
    </div>
  );
}

function dueWords(count: number): string {
  return count === 0 ? 'nothing due today' : `${count} to review, about ${reviewMinutes(count)} min`;
}
