import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#ui/toasts.tsx';
import classes from './word-note-editor.module.css';

type Written = { kind: 'saved' } | { kind: 'not-saved'; reason: string };

interface WordNoteEditorProps {
  word: string;
  note: string | null;
  limit: number;
  /** Whether a note that has reached its limit is not saved any more (spec section 5: pronunciation). */
  isRefusedWhenFull: boolean;
  /** Writes the note over the one that the learner began with (`seen`); `null` clears it. */
  onWrite: (text: string | null, seen: string | null) => Promise<Written>;
  onClose: () => void;
  /** Where nothing around it closes it. */
  hasCancel?: boolean;
}

/** The plain note on a word of a book: saved, or cleared after a question (spec sections 4 and 5). */
export function WordNoteEditor(props: WordNoteEditorProps) {
  const { word, note, limit, isRefusedWhenFull, onWrite, onClose, hasCancel = false } = props;
  const toast = useToast();
  // What the learner began with: words that came meanwhile from another device are not overwritten.
  const [seen] = useState(note);
  const [text, setText] = useState(note ?? '');
  const [step, setStep] = useState<'edit' | 'saving' | 'clear'>('edit');
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = text.length >= limit;

  async function write(wanted: string | null) {
    setStep('saving');
    const result = await onWrite(wanted, seen);
    if (result.kind === 'saved') {
      toast(wanted === null ? 'Deleted note' : 'Note updated');
      onClose();
      return;
    }
    setStep('edit');
    setProblem(problemWords[result.reason as keyof typeof problemWords] ?? 'Somthing went wrong');
  }

  if (step === 'clear')
    return <ClearQuestion onCancel={() => setStep('edit')} onClear={() => void write(null)} />;
  return (
    <Stack gap="xs">
      <Textarea
        size="md"
        aria-label={`Note on ${word}`}
        value={text}
        maxLength={limit}
        onChange={(event) => setText(event.currentTarget.value.slice(0, limit))}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        data-autofocus
      />
      <output className={classes.limit}>
        {isFull
          ? isRefusedWhenFull
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
        {hasCancel && (
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button variant="default" disabled={note === null} onClick={() => setStep('clear')}>
          Clear
        </Button>
        <Button
          loading={step === 'saving'}
          disabled={text.trim() === '' || (isRefusedWhenFull && isFull)}
          onClick={() => void write(text)}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}

function ClearQuestion({ onCancel, onClear }: { onCancel: () => void; onClear: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Stack gap="xs">
      <Text>Clear this note? Your words are deleted.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} ref={cancel}>
          Cancel
        </Button>
        <Button color="red" onClick={onClear}>
          Clear Note
        </Button>
      </Group>
    </Stack>
  );
}

const problemWords = {
  changed: 'This note was changed on another device. Copy your words, close this and open it again.',
  conflict: 'There are two texts of this note. Choose one: Me, then Sync.',
  missing: 'The word is not in the book any more. Copy your words before you close this.',
} as const;
