import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import { isInExam } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import { contentStatus } from '#data/queries/content-status.ts';
import { hasQuestions } from '#data/queries/has-questions.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { useTellOutcome } from '#ui/not-saved.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Message } from '#ui/message.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { taskName } from '#domain/rubric/task-name.ts';

/** The list, where the learner's exam has the task and this device has questions of it; else why there is none. */
export function TaskGate({ taskType, children }: { taskType: TaskType; children: ReactNode }) {
  const profile = useLive(findProfile, {});
  const here = useLive(hasQuestions, { taskType });
  if (profile.status === 'failed' || here.status === 'failed') return children;
  if (profile.status === 'loading' || here.status === 'loading') return <ListWaiting taskType={taskType} />;
  const { pteType } = profile.data;
  if (!isInExam(taskType, pteType)) return <OtherExam taskType={taskType} pteType={pteType} />;
  return here.data ? children : <NoneYet taskType={taskType}>{children}</NoneYet>;
}

function OtherExam({ taskType, pteType }: { taskType: TaskType; pteType: PteType }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const other: PteType = pteType === 'ACADEMIC' ? 'CORE' : 'ACADEMIC';
  return (
    <>
      <title>{`${taskName(other, taskType)} · Passage`}</title>
      <Message
        as="h1"
        title={`${examNames[pteType]} does not have ${taskName(other, taskType)}`}
        picture={<EmptyRoute />}
        action={
          <Group justify="center">
            <Button onClick={() => void tell(setPteType(context, other))}>
              Switch to {examNames[other]}
            </Button>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/practise" />}>
              Go to Practise
            </Button>
          </Group>
        }
      >
        It is a task of {examNames[other]} only.
      </Message>
    </>
  );
}

/** Looks at the download only while there is nothing to show: it changes with every file that comes. */
function NoneYet({ taskType, children }: { taskType: TaskType; children: ReactNode }) {
  const content = useLive(contentStatus, {});
  if (content.status !== 'ready') return <ListWaiting taskType={taskType} />;
  switch (content.data.arrival) {
    case 'arriving':
      return (
        <ListWaiting taskType={taskType}>
          <Arriving title="Downloading the questions" progress={null}>
            This happens once. After that everything works offline.
          </Arriving>
        </ListWaiting>
      );
    case 'awaited':
      return (
        <Message as="h1" title="No questions on this device yet" picture={<EmptyPages />}>
          There is no connection to Passage now. They are downloaded when you are online.
        </Message>
      );
    case 'here':
      return children;
  }
}
