import { createFileRoute } from '@tanstack/react-router';
import { SyncPage } from './-pages/sync-page.tsx';

export const Route = createFileRoute('/sync')({ component: SyncPage });
