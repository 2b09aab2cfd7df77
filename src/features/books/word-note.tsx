import type { BookWordDto } from '#contract/entities/book-word.ts';
import { setWordNote } from '#data/commands/words.ts';
import { wordNoteLimit } from '#contract/text-limits.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { WordNoteEditor } from '#ui/notes/word-note-editor.tsx';
import { Modal } from '#ui/overlay/modal.ts';

interface WordNoteProps {
  word: BookWordDto;
  opened: boolean;
  onClose: () => void;
}

/** The learner's note on a word of a book. */
export function WordNote({ word: { book, word, note }, opened, onClose }: WordNoteProps) {
  const context = useDataContext();
  return (
    <Modal opened={opened} onClose={onClose} title={`Note on ${word}`} centered>
      {/* Mounted while open only, so that each opening begins with the note as it is. */}
      {opened && (
        <WordNoteEditor
          word={word}
          note={note}
          limit={wordNoteLimit(book)}
          isRefusedWhenFull={book === 'pronunciationBook'}
          onWrite={(text, seen) => setWordNote(context, { book, word, note: text, seen })}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
