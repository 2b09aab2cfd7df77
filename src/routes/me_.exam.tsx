import { createFileRoute } from '@tanstack/react-router';
import { ExamPage } from './-pages/exam-page.tsx';

export const Route = createFileRoute('/me_/exam')({ component: ExamPage });
