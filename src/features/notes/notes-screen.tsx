import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { listNotes, type ListedNote } from '#data/queries/notes.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findNotes } from '#domain/notes/find-notes.ts';
import { counted } from '#domain/numbers/counted.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Message } from '#ui/message.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { DeleteNote } from './delete-note.tsx';
import { NoteCard } from './note-card.tsx';
import classes from './notes.module.css';
import { PrintLink } from './print-link.tsx';

/** Cards that are drawn at once; Load More adds as many. */
const step = 20;

/** All notes of the learner: found by words and task, opened, deleted, printed. */
export function NotesScreen() {
  const notes = useLive(listNotes, {});
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  if (notes.status === 'failed') throw notes.error;
  return (
    <>
      <PageHeading title="Notes" start={<BackLink to="/me" label="Back to Me" />} />
      {notes.status === 'loading' ? (
        <div aria-busy="true">
          <SkeletonBlock height="44px" />
        </div>
      ) : notes.data.length === 0 ? (
        <Message title="No notes yet" picture={<EmptyPages />}>
          Write one at any question, with Note under its title. It is kept on this device and found here.
        </Message>
      ) : (
        <Notes notes={notes.data} pteType={pteType} />
      )}
    </>
  );
}

function Notes({ notes, pteType }: { notes: readonly ListedNote[]; pteType: PteType }) {
  const [words, setWords] = useState('');
  const [taskType, setTaskType] = useState('');
  const [most, setMost] = useState(step);
  const [going, setGoing] = useState<number | null>(null);
  const tasks = [...new Set(notes.flatMap(({ question }) => (question ? [question.taskType] : [])))];
  const found = findNotes(notes, { words, taskType });
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          type="search"
          aria-label="Search in your notes"
          placeholder="Search in your notes"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Task"
          size="md"
          value={taskType}
          onChange={(event) => setTaskType(event.currentTarget.value)}
          data={[
            { value: '', label: 'All tasks' },
            ...tasks.map((value) => ({ value, label: taskName(pteType, value) })),
          ]}
        />
      </div>
      <div className={classes.line}>
        <output>{counted(found.length, 'note')}</output>
        {taskType === '' ? null : <PrintLink taskType={taskType as TaskType} />}
      </div>
      {found.length === 0 ? (
        <Message title="No result found">No note has these words.</Message>
      ) : (
        <ul className={classes.list}>
          {found.slice(0, most).map((note) => (
            <NoteCard
              key={note.practiceId}
              note={note}
              pteType={pteType}
              onDelete={() => setGoing(note.practiceId)}
            />
          ))}
        </ul>
      )}
      {found.length > most ? (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMost(most + step)}>
            Load More
          </Button>
        </div>
      ) : null}
      <DeleteNote practiceId={going} said="Note deleted" onDone={() => setGoing(null)} />
    </>
  );
}
