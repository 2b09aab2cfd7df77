import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#routes/-pages/list-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

// The search part is parsed by the screen, so that zod stays out of the first load.
export const Route = createFileRoute('/dashboard/$section/$slug/')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <ListPage {...Route.useParams()} search={Route.useSearch()} />,
});
