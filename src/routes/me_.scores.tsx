import { createFileRoute } from '@tanstack/react-router';
import { ScoresPage } from './-pages/scores-page.tsx';

export const Route = createFileRoute('/me_/scores')({ component: ScoresPage });
