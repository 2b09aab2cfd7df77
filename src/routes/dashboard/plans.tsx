import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '#routes/-pages/plans-page.tsx';

export const Route = createFileRoute('/dashboard/plans')({ component: PlansPage });
