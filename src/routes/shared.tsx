import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from './-pages/plain-search.ts';
import { SharedPage } from './-pages/shared-page.tsx';

export const Route = createFileRoute('/shared')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <SharedPage problem={Route.useSearch()['problem']} />,
});
