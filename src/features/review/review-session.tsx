import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReviewGrade } from '#contract/entities/review.ts';
import { addReview, deleteReview } from '#data/commands/reviews.ts';
import { reviewQueue } from '#data/queries/reviews.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { parseCardKey } from '#domain/review/cards.ts';
import type { ReviewQueue } from '#domain/review/queue.ts';
import { inWords } from '#ui/amounts.ts';
import { Message } from '#ui/message.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import { dayStart } from '#domain/places/day-start.ts';
import { ReviewCardView } from './review-card-view.tsx';
import classes from './review.module.css';

/** Longer than the steps of a card that is being learned, shorter than a day. */
const soonMs = 3_600_000;

/** One card after another, until the day's queue is empty. What is graded is stored at once, so it can end anywhere. */
export function ReviewSession() {
  const context = useDataContext();
  const toast = useToast();
  const [now, setNow] = useState(() => context.clock.now());
  const [done, setDone] = useState<readonly string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const queue = useLive(reviewQueue, { now, dayStart: dayStart(now) }, { keepPrevious: true });
  const soonAt = queue.status === 'ready' ? soonOf(queue.data, now) : null;
  useEffect(() => {
    if (soonAt === null) return undefined;
    return context.clock.after(soonAt - context.clock.now(), () => setNow(context.clock.now()));
  }, [soonAt, context.clock]);
  if (queue.status === 'failed') throw queue.error;
  if (queue.status === 'loading') return <SkeletonBlock height="18rem" />;
  const { due, nextAt, newLater } = queue.data;
  const card = due[0];
  const parsed = card ? parseCardKey(card.key) : null;

  async function grade(chosen: ReviewGrade) {
    if (!card || isSaving) return;
    setIsSaving(true);
    const result = await addReview(context, { card: card.key, grade: chosen });
    if (result.kind === 'saved') setDone((before) => [...before, result.reviewId]);
    else toast(notSavedWords(result.reason));
    setNow(context.clock.now());
    setIsSaving(false);
  }
  async function undo() {
    const last = done.at(-1);
    if (last === undefined || isSaving) return;
    setIsSaving(true);
    const result = await deleteReview(context, { reviewId: last });
    if (result.kind === 'saved') setDone((before) => before.slice(0, -1));
    else toast(notSavedWords(result.reason));
    setNow(context.clock.now());
    setIsSaving(false);
  }

  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <output className={classes.left}>
          {due.length === 0 ? 'Done for today' : `${due.length} left`}
          {done.length === 0 ? '' : ` · ${done.length} done`}
        </output>
        <Button
          variant="subtle"
          fw={500}
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          disabled={done.length === 0 || isSaving}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      </div>
      {card && parsed ? (
        <ReviewCardView
          // A card that comes again begins with its front.
          key={`${card.key} ${card.log.length}`}
          card={card}
          name={parsed}
          now={now}
          onGrade={(chosen) => void grade(chosen)}
          onUndo={() => void undo()}
        />
      ) : (
        <Message
          title={endWords(done.length === 0, soonAt !== null)}
          picture={<EmptyPages />}
          action={
            soonAt === null ? (
              <Button renderRoot={(props) => <Link {...props} to="/words" />}>Go to Words</Button>
            ) : (
              <Button onClick={() => setNow(soonAt)}>Review it now</Button>
            )
          }
        >
          {nextAt === null
            ? 'Words that you keep come back here.'
            : `The next one comes ${inWords(nextAt - now)}.`}
          {newLater > 0
            ? ` ${newLater} new ${newLater === 1 ? 'one waits' : 'ones wait'} for the next days.`
            : ''}
        </Message>
      )}
    </div>
  );
}

/** When the next card comes, if that is so soon that a learner may wait for it. */
function soonOf({ due, nextAt }: ReviewQueue, now: number): number | null {
  return due.length === 0 && nextAt !== null && nextAt - now <= soonMs ? nextAt : null;
}

function endWords(isUntouched: boolean, isSoon: boolean): string {
  if (isSoon) return isUntouched ? 'Nothing to review now' : 'That is all for now';
  return isUntouched ? 'Nothing to review today' : 'That is all for today';
}
