import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { BookWordDto } from '#contract/entities/book-word.ts';
import { setWordNote } from '#data/commands/words.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { wordNoteLimit } from '#data/kinds/book-word.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './books.module.css';

interface WordNoteProps {
  word: BookWordDto;
  opened: boolean;
  onClose: () => void;
}

/** The learner's note on a word of a book. */
export function WordNote({ word, opened, onClose }: WordNoteProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Note on ${word.word}`} centered>
      {/* Mounted while open only, so that each opening begins with the note as it is. */}
      {opened && <NoteEditor word={word} onClose={onClose} />}
    </Modal>
  );
}

type Step = 'edit' | 'saving' | 'clear';

function NoteEditor({ word: { book, word, note }, onClose }: Omit<WordNoteProps, 'opened'>) {
  const context = useDataContext();
  const toast = useToast();
  // What the learner began with: words that came meanwhile from another device are not overwritten.
  const [seen] = useState(note);
  const [text, setText] = useState(note ?? '');
  const [step, setStep] = useState<Step>('edit');
  const [problem, setProblem] = useState<string | null>(null);
  const limit = wordNoteLimit(book);
  const isFull = text.length >= limit;
  const isPronunciation = book === 'pronunciationBook';

  async function write(wanted: string | null) {
    setStep('saving');
    const result = await setWordNote(context, { book, word, note: wanted, seen });
    if (result.kind === 'saved') {
      toast(wanted === null ? 'Deleted note' : 'Note updated');
      onClose();
      return;
    }
    setStep('edit');
    setProblem(problemWords[result.reason as keyof typeof problemWords] ?? 'Somthing went wrong');
  }

  if (step === 'clear') {
    return (
      <Stack>
        <Text>Clear this note? Your words are deleted.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setStep('edit')} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={() => void write(null)}>
            Clear Note
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack>
      <Textarea
        aria-label={`Note on ${word}`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.slice(0, limit))}
        autosize
        minRows={4}
        maxRows={12}
        dir="auto"
        data-autofocus
      />
      <output className={classes.limit}>
        {isFull
          ? isPronunciation
            ? `Character limit reached (${limit})`
            : `Character Limit (${limit})`
          : ''}
      </output>
      {problem === null ? null : (
        <p className={classes.limit} role="alert">
          {problem}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" disabled={note === null} onClick={() => setStep('clear')}>
          Clear
        </Button>
        <Button
          loading={step === 'saving'}
          disabled={text.trim() === '' || (isPronunciation && isFull)}
          onClick={() => void write(text)}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}

const problemWords = {
  changed: 'This note was changed on another device. Copy your words, close this and open it again.',
  conflict: 'Two texts of this note wait for your choice under Me, Sync.',
  missing: 'The word is not in the book any more. Copy your words before you close this.',
} as const;
