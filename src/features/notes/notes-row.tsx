import { IconNote } from '@tabler/icons-react';
import { listNotes } from '#data/queries/notes.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** The row of Me that leads to all notes, with how many there are. */
export function NotesRow() {
  return (
    <LinkRow to="/dashboard/notes" title="Notes" Icon={IconNote}>
      <WhenStarted waiting={null}>
        <Count />
      </WhenStarted>
    </LinkRow>
  );
}

function Count() {
  const notes = useLive(listNotes, {});
  if (notes.status !== 'ready') return null;
  const { length } = notes.data;
  if (length === 0) return 'What you write about a question';
  return counted(length, 'note');
}
