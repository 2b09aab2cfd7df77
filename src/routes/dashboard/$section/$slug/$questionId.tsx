import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';
import { QuestionPage } from '#routes/-pages/question-page.tsx';

export const Route = createFileRoute('/dashboard/$section/$slug/$questionId')({
  staticData: { isQuestion: true },
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <QuestionPage {...Route.useParams()} search={Route.useSearch()} />,
});
