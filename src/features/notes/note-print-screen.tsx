import type { TaskType } from '#contract/task-type.ts';
import { listNotes } from '#data/queries/notes.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { Message } from '#ui/message.tsx';
import { NoteText } from '#ui/notes/note-text.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { noteDate } from './note-date.ts';
import classes from './notes.module.css';

interface NotePrintScreenProps {
  taskType: TaskType;
  /** Number of the question of one note; `null`: all of the task. */
  practiceId: number | null;
}

/** Notes as they go on paper. The button and what surrounds the page stay on the screen. */
export function NotePrintScreen({ taskType, practiceId }: NotePrintScreenProps) {
  const notes = useLive(listNotes, {});
  const profile = useLive(findProfile, {});
  if (notes.status === 'failed') throw notes.error;
  if (notes.status === 'loading' || profile.status !== 'ready') return <SkeletonBlock height="12rem" />;
  const name = taskName(profile.data.pteType, taskType);
  const shown = notes.data
    .filter((note) => note.question?.taskType === taskType)
    .filter((note) => practiceId === null || note.practiceId === practiceId)
    .toSorted((a, b) => a.practiceId - b.practiceId);
  if (shown.length === 0) return <Message as="h1" title="No notes to print" />;
  return (
    <div className={classes.sheet}>
      <title>{`Notes: ${name} · Passage`}</title>
      <div className={classes.line}>
        <h1 tabIndex={-1}>Notes: {name}</h1>
        <PrintButton />
      </div>
      {shown.map((note) => (
        <article key={note.practiceId}>
          <h2 className={classes.title}>{note.question?.title}</h2>
          <p className={classes.facts}>
            <span>{formatNumber(note.practiceId)}</span>
            <span>{noteDate(note.at)}</span>
          </p>
          <NoteText html={note.description} />
        </article>
      ))}
    </div>
  );
}
