import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';
import { WordsPage } from '#routes/-pages/words-page.tsx';

export const Route = createFileRoute('/words/')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <WordsPage search={Route.useSearch()} />,
});
