import '#ui/mantine-styles.ts';
import { NotesScreen } from '#features/notes/notes-screen.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/dashboard/notes`: all notes. */
export function NotesPage() {
  return (
    <WhenStarted waiting={<SkeletonBlock height="12rem" />}>
      <NotesScreen />
    </WhenStarted>
  );
}
