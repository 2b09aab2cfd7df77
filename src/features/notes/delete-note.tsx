import { setNote } from '#data/commands/notes.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { useToast } from '#ui/toasts.tsx';

interface DeleteNoteProps {
  /** Of the note that is to go; `null`: none, and nothing is asked. */
  practiceId: number | null;
  /** The specification has other words for each place. */
  said: 'Note deleted' | 'Deleted successfully';
  onDone: () => void;
}

/** Asks, then deletes a note. */
export function DeleteNote({ practiceId, said, onDone }: DeleteNoteProps) {
  const context = useDataContext();
  const say = useToast();
  const remove = async (id: number) => {
    const result = await setNote(context, { practiceId: id, description: null });
    say(result.kind === 'saved' ? said : 'Somthing went wrong');
    onDone();
  };
  return (
    <DeleteModal
      isOpen={practiceId !== null}
      onClose={onDone}
      onDelete={() => {
        if (practiceId !== null) void remove(practiceId);
      }}
    />
  );
}
