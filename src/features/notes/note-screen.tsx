import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findNotePlace, type NotePlace } from '#data/queries/notes.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Message } from '#ui/message.tsx';
import { NoteText } from '#ui/notes/note-text.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { DeleteNote } from './delete-note.tsx';
import { NoteForm } from './note-form.tsx';
import classes from './notes.module.css';
import { PrintLink } from './print-link.tsx';
import { useNoteDraft } from './use-note-draft.ts';

/** One note on a page of its own. `noteId`: the number of its question, or the id of the note. */
export function NoteScreen({ noteId, isEditing }: { noteId: string; isEditing: boolean }) {
  const place = useLive(findNotePlace, { noteId });
  if (place.status === 'failed') throw place.error;
  if (place.status === 'loading') return <SkeletonBlock height="12rem" />;
  if (place.data === null) {
    return (
      <Message
        as="h1"
        title="This note is not here"
        action={<Button renderRoot={(props) => <Link {...props} to="/dashboard/notes" />}>All notes</Button>}
      >
        It was deleted, or it has not come to this device yet.
      </Message>
    );
  }
  return <OneNote key={place.data.practiceId} place={place.data} isEditing={isEditing} />;
}

function OneNote({ place, isEditing: began }: { place: NotePlace; isEditing: boolean }) {
  const { practiceId, question } = place;
  const draft = useNoteDraft(practiceId);
  const [isEditing, setIsEditing] = useState(began);
  const [isAsking, setIsAsking] = useState(false);
  const title = question?.title ?? `Question ${practiceId}`;
  const address = question && taskAddresses[question.taskType];
  return (
    <>
      <PageHeading
        title={title}
        start={<BackLink to="/dashboard/notes" label="Back to all notes" />}
        description={question ? formatNumber(practiceId) : 'Note'}
      />
      <div className={classes.page}>
        <div className={classes.line}>
          {address ? (
            <Link
              to="/dashboard/$section/$slug/$questionId"
              params={{ section: address.section, slug: address.slug, questionId: String(practiceId) }}
              className={classes.print}
            >
              Open the question
            </Link>
          ) : null}
          {question && draft.stored !== null ? (
            <PrintLink taskType={question.taskType} practiceId={practiceId} />
          ) : null}
        </div>
        {draft.status === 'loading' ? (
          <SkeletonBlock height="12rem" />
        ) : isEditing || draft.stored === null || draft.isInConflict ? (
          <NoteForm draft={draft} label={`Note on ${title}`} onSaved={() => setIsEditing(false)} />
        ) : (
          <div className={classes.form}>
            <NoteText html={draft.stored} />
            <div className={classes.actions}>
              <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
                Delete
              </Button>
              <Button onClick={() => setIsEditing(true)}>Edit</Button>
            </div>
          </div>
        )}
      </div>
      <DeleteNote
        practiceId={isAsking ? practiceId : null}
        said="Deleted successfully"
        onDone={() => setIsAsking(false)}
      />
    </>
  );
}
