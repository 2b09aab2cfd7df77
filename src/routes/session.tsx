import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';
import { SessionPage } from './-pages/session-page.tsx';

export const Route = createFileRoute('/session')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <SessionPage search={Route.useSearch()} />,
});
