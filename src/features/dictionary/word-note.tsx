import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconNote } from '@tabler/icons-react';
import type { BookName } from '#contract/entities/book-word.ts';
import { setWordNote } from '#data/commands/words.ts';
import { wordNoteLimit } from '#contract/text-limits.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { WordNoteEditor } from '#ui/notes/word-note-editor.tsx';
import classes from './dictionary-popup.module.css';

/** The note on a saved word, opened below its entry. */
export function WordNote({ book, word, note }: { book: BookName; word: string; note: string | null }) {
  const context = useDataContext();
  const [isOpen, editor] = useDisclosure(false);
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        mih={44}
        px={10}
        leftSection={<IconNote size={20} aria-hidden="true" />}
        onClick={editor.open}
      >
        {note === null ? 'Note' : 'Your note'}
      </Button>
    );
  return (
    <div className={classes['note']}>
      <WordNoteEditor
        word={word}
        note={note}
        limit={wordNoteLimit(book)}
        isRefusedWhenFull={book === 'pronunciationBook'}
        onWrite={(text, seen) => setWordNote(context, { book, word, note: text, seen })}
        onClose={editor.close}
        hasCancel
      />
    </div>
  );
}
