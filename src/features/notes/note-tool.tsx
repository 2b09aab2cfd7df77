import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconArrowsMaximize, IconNote, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { findNote } from '#data/queries/notes.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { MoreAction } from '#ui/practice/more/more-action.ts';
import { NoteForm } from './note-form.tsx';
import classes from './notes.module.css';
import { useNoteDraft } from './use-note-draft.ts';

interface NoteToolProps {
  item: BankItem;
  /** Of the question, as the learner may see it now. */
  title: string;
  /** Draws what opens it. */
  children: (note: MoreAction) => ReactNode;
}

/** Opens the learner's note beside the question, which stays readable. Says whether there is one. */
export function NoteTool({ item, title, children }: NoteToolProps) {
  const note = useLive(findNote, { practiceId: item.id });
  const [isOpen, setIsOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const hasNote = note.status === 'ready' && note.data.note !== null;
  const close = () => {
    setIsOpen(false);
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <>
      {children({
        name: 'Note',
        label: hasNote ? 'Your note' : 'Note',
        icon: IconNote,
        shortcut: 'm',
        isFilled: hasNote,
        run: () => {
          setOpener(document.activeElement);
          setIsOpen(!isOpen);
        },
      })}
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
