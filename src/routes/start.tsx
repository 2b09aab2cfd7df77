import { createFileRoute } from '@tanstack/react-router';
import { FirstRunScreen } from '#features/progress/first-run/first-run-screen.tsx';

export const Route = createFileRoute('/start')({ component: FirstRunScreen });
