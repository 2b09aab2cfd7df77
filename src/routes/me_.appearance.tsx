import { createFileRoute } from '@tanstack/react-router';
import { AppearanceScreen } from '#features/me/appearance-screen.tsx';

export const Route = createFileRoute('/me_/appearance')({ component: AppearanceScreen });
