import { createFileRoute } from '@tanstack/react-router';
import type { PlainSearch } from './-pages/plain-search.ts';
import { TranslatePrintPage } from './-pages/translate-print-page.tsx';

export const Route = createFileRoute('/translate-print')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <TranslatePrintPage search={Route.useSearch()} />,
});
