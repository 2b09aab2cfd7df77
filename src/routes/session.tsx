import { createFileRoute } from '@tanstack/react-router';
import { SessionPage } from './-pages/session-page.tsx';

export const Route = createFileRoute('/session')({ component: SessionPage });
