import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from './-pages/data-page.tsx';

export const Route = createFileRoute('/me_/data')({ component: DataPage });
