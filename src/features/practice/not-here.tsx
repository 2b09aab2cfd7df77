import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { contentStatus } from '#data/queries/content-status.ts';
import { findFirstPractice } from '#data/queries/find-first-practice.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Message } from '#ui/message.tsx';
import { PracticeSkeleton } from './card/practice-skeleton.tsx';

/** `/dashboard/{section}/{task}/1`, the study plan's address of a task, names no question: it opens the first one that fits. */
const anyQuestion = 1;

/** A question that this device does not have: perhaps not yet. Once it has come, it is shown by itself. */
export function NotHere({ taskType, practiceId }: { taskType: TaskType; practiceId: number }) {
  const content = useLive(contentStatus, {});
  if (content.status === 'failed') throw content.error;
  if (content.status === 'loading') return <PracticeSkeleton />;
  switch (content.data.arrival) {
    case 'arriving':
      return (
        <PracticeSkeleton>
          <Arriving title="Downloading the questions" progress={null}>
            This happens once. Then the question opens automatically.
          </Arriving>
        </PracticeSkeleton>
      );
    case 'awaited':
      return (
        <Message
          title="This question is not on this device yet"
          as="h1"
          action={<ToList taskType={taskType} />}
        >
          There is no connection to Passage now. The question opens automatically when you are online.
        </Message>
      );
    case 'here':
      return practiceId === anyQuestion ? (
        <FirstQuestion taskType={taskType} />
      ) : (
        <Unknown taskType={taskType} />
      );
  }
}

function FirstQuestion({ taskType }: { taskType: TaskType }) {
  const first = useLive(findFirstPractice, { taskType });
  if (first.status === 'failed') throw first.error;
  if (first.status === 'loading') return <PracticeSkeleton />;
  if (first.data === null) return <Unknown taskType={taskType} />;
  const { section, slug } = taskAddresses[taskType];
  return (
    <Navigate
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(first.data) }}
      replace
    />
  );
}

function Unknown({ taskType }: { taskType: TaskType }) {
  return (
    <>
      <title>No practice found · Passage</title>
      <Message title="No practice found" as="h1" action={<ToList taskType={taskType} />}>
        There is no such question on this device. The address may be old or mistyped.
      </Message>
    </>
  );
}

function ToList({ taskType }: { taskType: TaskType }) {
  const { section, slug } = taskAddresses[taskType];
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/dashboard/$section/$slug" params={{ section, slug }} />}
    >
      See all questions
    </Button>
  );
}
