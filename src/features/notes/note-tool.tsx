import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconArrowsMaximize, IconNote, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { findNote } from '#data/queries/notes.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { NoteForm } from './note-form.tsx';
import classes from './notes.module.css';
import { useNoteDraft } from './use-note-draft.ts';

/** Opens the learner's note beside the question, which stays readable. Says whether there is one. */
export function NoteTool({ item, title }: { item: BankItem; title: string }) {
  const note = useLive(findNote, { practiceId: item.id });
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasNote = note.status === 'ready' && note.data.note !== null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        px={10}
        className={classes.tool ?? ''}
        data-has={hasNote || undefined}
        // The word stays as long as it is: a longer one would push Report to a line of its own on a phone.
        aria-label={hasNote ? 'Your note' : 'Note'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="m"
        leftSection={<IconNote size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        Note
      </Button>
      {isOpen && <NotePopover item={item} title={title} onClose={close} />}
    </>
  );
}

interface NotePopoverProps {
  item: BankItem;
  title: string;
  onClose: () => void;
}

function NotePopover({ item, title, onClose }: NotePopoverProps) {
  const draft = useNoteDraft(item.id);
  const headingId = useId();
  const type = taskAddresses[item.taskType].section;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      // A question above it, such as whether to clear, has an Escape of its own.
      if (key === 'Escape' && target instanceof Node && dialog.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  return (
    <dialog ref={dialog} open className={classes.popover} aria-labelledby={headingId}>
      <header className={classes.bar}>
        <h2 className={classes.heading} id={headingId}>
          Note
        </h2>
        <ActionIcon
          color="gray"
          aria-label="Expand"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/notes/$noteId"
              params={{ noteId: String(item.id) }}
              search={{ type }}
            />
          )}
        >
          <IconArrowsMaximize size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon color="gray" aria-label="Close" onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </ActionIcon>
      </header>
      {draft.status === 'ready' && <NoteForm draft={draft} label={`Note on ${title}`} />}
    </dialog>
  );
}
