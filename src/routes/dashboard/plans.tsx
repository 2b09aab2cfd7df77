import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '#features/progress/plans-screen.tsx';

export const Route = createFileRoute('/dashboard/plans')({ component: PlansScreen });
