import '#ui/mantine-styles.ts';
import { NoteScreen } from '#features/notes/note-screen.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/dashboard/notes/{id}?type={type}`: one note. The type is said by the question itself; the address has it for people. */
export function NotePage({ noteId, search }: { noteId: string; search: PlainSearch }) {
  return (
    <WhenStarted waiting={<SkeletonBlock height="12rem" />}>
      <NoteScreen noteId={noteId} isEditing={search['edit'] === 'true'} />
    </WhenStarted>
  );
}
