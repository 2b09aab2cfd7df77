import { createFileRoute } from '@tanstack/react-router';
import { StoragePage } from './-pages/storage-page.tsx';

export const Route = createFileRoute('/me_/storage')({ component: StoragePage });
