import { createFileRoute } from '@tanstack/react-router';
import { AuthCheckPage } from './-pages/auth-check-page.tsx';

export const Route = createFileRoute('/auth-check')({ component: AuthCheckPage });
