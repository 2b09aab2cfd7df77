import { createFileRoute } from '@tanstack/react-router';
import { NotesPage } from '#routes/-pages/notes-page.tsx';

export const Route = createFileRoute('/dashboard/notes/')({ component: NotesPage });
