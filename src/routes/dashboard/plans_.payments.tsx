import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '#routes/-pages/payment-page.tsx';
import type { PlainSearch } from '#routes/-pages/plain-search.ts';

export const Route = createFileRoute('/dashboard/plans_/payments')({
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: () => <PaymentPage order={Route.useSearch()['order']} />,
});
