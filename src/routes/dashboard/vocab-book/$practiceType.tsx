import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';
import { VocabBookPage } from '#routes/-pages/vocab-book-page.tsx';

export const Route = createFileRoute('/dashboard/vocab-book/$practiceType')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <VocabBookPage {...Route.useParams()} search={Route.useSearch()} />,
});
