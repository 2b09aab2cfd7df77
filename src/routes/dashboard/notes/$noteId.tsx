import { createFileRoute } from '@tanstack/react-router';
import { NotePage } from '#routes/-pages/note-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

export const Route = createFileRoute('/dashboard/notes/$noteId')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <NotePage {...Route.useParams()} search={Route.useSearch()} />,
});
