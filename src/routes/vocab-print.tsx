import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from './-pages/plain-search.ts';
import { VocabPrintPage } from './-pages/vocab-print-page.tsx';

export const Route = createFileRoute('/vocab-print')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <VocabPrintPage search={Route.useSearch()} />,
});
