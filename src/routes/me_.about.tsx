import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#features/me/about-screen.tsx';

export const Route = createFileRoute('/me_/about')({ component: AboutScreen });
