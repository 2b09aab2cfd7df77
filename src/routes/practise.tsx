import { createFileRoute } from '@tanstack/react-router';
import { PractiseScreen } from '#features/home/practise-screen.tsx';

export const Route = createFileRoute('/practise')({ component: PractiseScreen });
