import { Button, Textarea } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import { setWordNote } from '#data/commands/words.ts';
import { wordNoteLimit } from '#data/kinds/book-word.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './dictionary-popup.module.css';

/** A note on a saved word: plain text, with the limit of its book (spec section 5). */
export function WordNote({ book, word, note }: { book: BookName; word: string; note: string | null }) {
  const context = useDataContext();
  const say = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [seen] = useState(note);
  const [text, setText] = useState(note ?? '');
  const limit = wordNoteLimit(book);
  const isFull = text.length >= limit;
  const isPronunciation = book === 'pronunciationBook';
  const save = async () => {
    const result = await setWordNote(context, { book, word, note: text, seen });
    say(result.kind === 'saved' ? 'Saved successfully' : 'Somthing went wrong');
    if (result.kind === 'saved') setIsOpen(false);
  };
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        mih={44}
        px={10}
        leftSection={<IconNote size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {note === null ? 'Note' : 'Your note'}
      </Button>
    );
  return (
    <div className={classes['note']}>
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxRows={5}
        value={text}
        maxLength={limit}
        onChange={(event) => setText(event.currentTarget.value)}
        error={
          isFull
            ? isPronunciation
              ? `Character limit reached (${limit})`
              : `Character Limit (${limit})`
            : null
        }
      />
      <div className={classes['noteActions']}>
        <Button variant="default" mih={44} onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <Button
          mih={44}
          disabled={text.trim() === '' || (isPronunciation && isFull)}
          onClick={() => void save()}
        >
          Save
        </Button>
      </div>
    </div>
  );
}
