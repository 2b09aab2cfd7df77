import { createFileRoute } from '@tanstack/react-router';
import { FlashVideoPage } from '#routes/-pages/flash-video-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

export const Route = createFileRoute('/dashboard/flash-video')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <FlashVideoPage search={Route.useSearch()} />,
});
