import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#features/progress/statistics/statistics-screen.tsx';

export const Route = createFileRoute('/statistics')({ component: StatisticsScreen });
