import { createFileRoute } from '@tanstack/react-router';
import { ReviewScreen } from '#features/review/review-screen.tsx';

export const Route = createFileRoute('/words/review')({ component: ReviewScreen });
