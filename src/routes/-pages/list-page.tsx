import '#ui/mantine-styles.ts';
import { Navigate, notFound, useNavigate } from '@tanstack/react-router';
import { findTaskBySlug } from '#contract/task-type.ts';
import { QuestionListScreen } from '#features/question-list/question-list-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { taskOfQuestion } from './task-of-question.ts';
import type { PlainSearch } from './plain-search.ts';

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
  if (!taskType) throw notFound();
  return (
    <WhenStarted waiting={null}>
      <QuestionListScreen
        key={taskType}
        taskType={taskType}
        search={search}
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
    </WhenStarted>
  );
}
