import { createFileRoute } from '@tanstack/react-router';
import { NotePrintPage } from '#routes/-pages/note-print-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

export const Route = createFileRoute('/note-print/$practiceType')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <NotePrintPage {...Route.useParams()} search={Route.useSearch()} />,
});
