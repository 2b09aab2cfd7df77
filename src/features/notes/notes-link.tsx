import { Link } from '@tanstack/react-router';
import { IconChevronRight, IconNote } from '@tabler/icons-react';
import { listNotes } from '#data/queries/notes.ts';
import { useLive } from '#data/use-live.ts';
import classes from './notes-link.module.css';

/** The way to all notes, with how many there are. */
export function NotesLink() {
  const notes = useLive(listNotes, {});
  const count = notes.status === 'ready' ? notes.data.length : null;
  return (
    <Link to="/dashboard/notes" className={classes.link}>
      <IconNote size={22} aria-hidden="true" />
      <span className={classes.name}>Notes</span>
      <span className={classes.count}>{count ?? ''}</span>
      <IconChevronRight size={20} className={classes.arrow} aria-hidden="true" />
    </Link>
  );
}
