import { createFileRoute } from '@tanstack/react-router';
import { DictationScreen } from '#features/dictation/dictation-screen.tsx';

export const Route = createFileRoute('/dashboard/spelling-book/dictation')({ component: DictationScreen });
