import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { findAnswerSince } from '#data/queries/reviews.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { DueCard } from '#domain/review/queue.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import classes from './review.module.css';

/** A question that was answered wrongly: to be answered again, and then graded. The answer to go by is the one after it came up. */
export function PracticeFace({ practiceId, card }: { practiceId: number; card: DueCard }) {
  const found = useLive(findPractice, { practiceId });
  const profile = useLive(findProfile, {});
  const since = Math.max(card.troubleAt ?? 0, card.schedule.lastAt ?? 0);
  const answer = useLive(findAnswerSince, { practiceId, since });
  if (found.status !== 'ready') return null;
  if (found.data === null)
    return <p className={classes.question}>This question is not on this device. Grade it to go on.</p>;
  const { taskType, title } = found.data.row;
  const { section, slug } = taskAddresses[taskType];
  return (
    <>
      <p className={classes.question}>
        {answer.status === 'ready' && answer.data?.isRight
          ? 'You have answered it right now. How well did you know it?'
          : 'Your answer was not fully right. Answer it again, then say how it went.'}
      </p>
      <p className={classes.title} lang="en" dir="ltr">
        {title}
      </p>
      <p className={classes.question}>
        {taskName(profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC', taskType)}
      </p>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/$section/$slug/$questionId"
            params={{ section, slug, questionId: String(practiceId) }}
            search={{ from: 'review' }}
          />
        )}
      >
        Open the question
      </Button>
    </>
  );
}
