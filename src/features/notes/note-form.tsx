import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { WriteRefusal } from '#data/commands/write-kind.ts';
import { NoteText } from '#ui/notes/note-text.tsx';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { OtherVersions } from '#ui/other-versions.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import { ClearNoteModal } from './clear-note-modal.tsx';
import classes from './notes.module.css';
import type { NoteDraft, UnsavedNote } from './use-note-draft.ts';

const NoteEditor = lazy(() => import('#ui/notes/note-editor.tsx'));

const asNote = ({ text }: UnsavedNote) => <NoteText html={text} />;

interface NoteFormProps {
  draft: NoteDraft;
  /** For a screen reader: the note on which question. */
  label: string;
  onSaved?: () => void;
}

/** The editor with Save and Clear. Save works with words in it, Clear with a stored note (spec section 5). */
export function NoteForm({ draft, label, onSaved }: NoteFormProps) {
  const say = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { stored, begin, text, isDirty, choices } = draft;
  const { clock } = useDataContext();
  const now = useNow(clock, choices.others.length > 0);

  const told = (reason: WriteRefusal) => {
    if (reason === 'changed') setIsChanged(true);
    // Spelled as in the specification.
    else say('Somthing went wrong');
  };
  const save = async () => {
    setIsSaving(true);
    const reason = await draft.save();
    setIsSaving(false);
    if (reason !== null) return told(reason);
    setIsChanged(false);
    say(stored === null ? 'Saved successfully' : 'Note updated');
    onSaved?.();
  };
  const clear = async () => {
    setIsClearing(false);
    const reason = await draft.clear();
    if (reason !== null) return told(reason);
    say('Deleted note');
  };

  if (draft.isInConflict) {
    return (
      <div className={classes.form}>
        <p className={classes.notice}>
          This note was changed on two devices. Nothing is lost until you choose.
        </p>
        <Button renderRoot={(props) => <Link {...props} to="/sync" />}>See both and choose</Button>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <Suspense fallback={<SkeletonBlock height="12rem" />}>
        <NoteEditor key={begin.round} html={begin.html} label={label} onChange={draft.write} />
      </Suspense>
      {draft.isFound && !isChanged && (
        <output className={classes.notice}>You wrote this and did not save it. Save keeps it.</output>
      )}
      <OtherVersions choices={choices} noun="text" now={now} show={asNote} />
      {isChanged && (
        <div className={classes.notice} role="alert">
          <p>Another device changed this note meanwhile. It says now:</p>
          <NoteText html={stored ?? ''} />
          <p>Save again to keep your text instead.</p>
          <Button
            variant="default"
            onClick={() => {
              setIsChanged(false);
              draft.takeStored();
            }}
          >
            Take the other text
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          variant="subtle"
          color="red"
          disabled={stored === null || isSaving}
          onClick={() => setIsClearing(true)}
        >
          Clear
        </Button>
        <Button disabled={text === '' || !isDirty || isSaving} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </div>
      <ClearNoteModal isOpen={isClearing} onClose={() => setIsClearing(false)} onClear={() => void clear()} />
    </div>
  );
}
