import { createFileRoute } from '@tanstack/react-router';
import { MePage } from './-pages/me-page.tsx';

export const Route = createFileRoute('/me')({ component: MePage });
