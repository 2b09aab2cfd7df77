import { useNavigate } from '@tanstack/react-router';
import { NotFound } from '#app/frame/not-found.tsx';
import { taskTypes } from '#contract/task-type.ts';
import { VocabBookScreen } from '#features/books/vocab-book-screen.tsx';
import type { PlainSearch } from './plain-search.ts';

interface VocabBookPageProps {
  practiceType: string;
  search: PlainSearch;
}

/** `/dashboard/vocab-book/{practiceType}?type=&title=`: the vocab book of one task. */
export function VocabBookPage({ practiceType, search }: VocabBookPageProps) {
  const navigate = useNavigate();
  const taskType = taskTypes.find((known) => known === practiceType);
  if (!taskType) return <NotFound />;
  // Skill and title of the address stay in it, whatever is filtered.
  const { type, title } = search as { type?: string; title?: string };
  const named = { ...(type === undefined ? {} : { type }), ...(title === undefined ? {} : { title }) };
  return (
    <VocabBookScreen
      taskType={taskType}
      search={search}
      onSearch={(next, { replace }) =>
        void navigate({
          to: '/dashboard/vocab-book/$practiceType',
          params: { practiceType },
          search: { ...named, ...next },
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
