import { Link } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import type { TaskType } from '#contract/task-type.ts';
import classes from './notes.module.css';

/** The notes of a task on paper, or one of them; in a tab of its own. */
export function PrintLink({ taskType, practiceId }: { taskType: TaskType; practiceId?: number }) {
  return (
    <Link
      to="/note-print/$practiceType"
      params={{ practiceType: taskType }}
      search={practiceId === undefined ? {} : { id: String(practiceId) }}
      target="_blank"
      className={classes.print}
    >
      <IconPrinter size={20} aria-hidden="true" />
      {practiceId === undefined ? 'Print these notes' : 'Print'}
    </Link>
  );
}
