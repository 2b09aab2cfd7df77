import '#ui/mantine-styles.ts';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFound } from '#app/frame/not-found.tsx';
import { findTaskBySlug } from '#contract/task-type.ts';
import { ListWaiting } from '#features/question-list/list-waiting.tsx';
import { QuestionListScreen } from '#features/question-list/question-list-screen.tsx';
import { TaskGate } from '#features/question-list/task-gate.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { taskOfQuestion } from './task-of-question.ts';
import { QuestionCode } from './question-code.tsx';
import type { PlainSearch } from './plain-search.ts';

const SoundOffer = lazy(async () => ({
  default: (await import('#features/downloads/sound-offer.tsx')).SoundOffer,
}));
const LessonButton = lazy(async () => ({
  default: (await import('#features/lessons/lesson-button.tsx')).LessonButton,
}));

interface ListPageProps {
  section: string;
  slug: string;
  search: PlainSearch;
}

/** `/dashboard/{section}/{slug}`; and `/dashboard/{section}/{questionId}`, which leads to the question. */
export function ListPage({ section, slug, search }: ListPageProps) {
  const navigate = useNavigate();
  const question = taskOfQuestion(section, slug);
  if (question) return <Navigate to="/dashboard/$section/$slug/$questionId" params={question} replace />;
  const taskType = findTaskBySlug(section, slug);
  if (!taskType) return <NotFound />;
  return (
    <WhenStarted waiting={<ListWaiting taskType={taskType} />}>
      <QuestionCode taskType={taskType} />
      <TaskGate key={taskType} taskType={taskType}>
        <QuestionListScreen
          taskType={taskType}
          search={search}
          lesson={
            <Suspense>
              <LessonButton taskType={taskType} />
            </Suspense>
          }
          download={
            <Suspense>
              <SoundOffer taskType={taskType} />
            </Suspense>
          }
          onSearch={(next, { replace }) =>
            void navigate({
              to: '/dashboard/$section/$slug',
              params: { section, slug },
              search: next,
              replace,
              resetScroll: false,
            })
          }
        />
      </TaskGate>
    </WhenStarted>
  );
}
