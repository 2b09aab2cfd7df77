import { Navigate } from '@tanstack/react-router';
import type { TaskType } from '#contract/task-type.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { findFirstOpen } from '#data/queries/day-plan.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { NotFound } from '#app/frame/not-found.tsx';
import { QuestionWaiting } from '#features/practice/card/question-waiting.tsx';

/** `/dashboard/{section}/{task}/1`, the link of a study plan (spec section 2): the first question that was not practised. */
export function FirstOpenQuestion({ taskType }: { taskType: TaskType }) {
  const first = useLive(findFirstOpen, { taskType });
  if (first.status === 'failed') throw first.error;
  if (first.status === 'loading') return <QuestionWaiting />;
  if (first.data === null) return <NotFound />;
  const { section, slug } = taskAddresses[taskType];
  return (
    <Navigate
      replace
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(first.data) }}
    />
  );
}
