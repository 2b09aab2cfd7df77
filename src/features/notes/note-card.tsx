import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { ListedNote } from '#data/queries/notes.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { NoteText } from '#ui/notes/note-text.tsx';
import { noteDate } from './note-date.ts';
import classes from './notes.module.css';

/** Longer ones fade out at their end. */
const shortCharacters = 160;

interface NoteCardProps {
  note: ListedNote;
  pteType: PteType;
  onDelete: () => void;
}

/** One note: its question, its words, and what can be done with it. */
export function NoteCard({ note, pteType, onDelete }: NoteCardProps) {
  const { practiceId, question, description, at, syncState } = note;
  const place = question && taskAddresses[question.taskType];
  const name = question?.title ?? `Question ${practiceId}`;
  return (
    <li className={classes.card}>
      <h2 className={classes.title}>
        {question && place ? (
          <Link
            to="/dashboard/$section/$slug/$questionId"
            params={{ section: place.section, slug: place.slug, questionId: String(practiceId) }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={classes.facts}>
        {question ? <span>{formatNumber(practiceId)}</span> : null}
        <span>{question ? taskName(pteType, question.taskType) : 'Its question is not on this device'}</span>
        <span>{noteDate(at)}</span>
        {syncState === 'attention' ? <Link to="/sync">Not sent: see why</Link> : null}
      </p>
      <div className={classes.snippet} data-short={description.length < shortCharacters || undefined}>
        <NoteText html={description} />
      </div>
      <div className={classes.actions}>
        <ActionIcon color="gray" aria-label={`Delete the note on ${name}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
        <Button
          variant="subtle"
          px={12}
          aria-label={`Edit the note on ${name}`}
          leftSection={<IconPencil size={20} aria-hidden="true" />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/notes/$noteId"
              params={{ noteId: String(practiceId) }}
              search={place ? { type: place.section, edit: 'true' } : { edit: 'true' }}
            />
          )}
        >
          Edit
        </Button>
      </div>
    </li>
  );
}
