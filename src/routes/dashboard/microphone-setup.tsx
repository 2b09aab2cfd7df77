import { createFileRoute } from '@tanstack/react-router';
import { MicrophonePage } from '#routes/-pages/microphone-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

export const Route = createFileRoute('/dashboard/microphone-setup')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <MicrophonePage search={Route.useSearch()} />,
});
