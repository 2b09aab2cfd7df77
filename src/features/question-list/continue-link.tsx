import { Link } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { findContinuation } from '#data/queries/find-continuation.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import classes from './continue-link.module.css';

/** The way to the question after the last answered one; nothing for who has not begun or is through. */
export function ContinueLink({ taskType }: { taskType: TaskType }) {
  const next = useLive(findContinuation, { taskType });
  const row = next.status === 'ready' ? next.data : null;
  if (row === null) return null;
  const { section, slug } = taskAddresses[taskType];
  return (
    <Link
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(row.id) }}
      className={classes.link}
      aria-label={`Continue where I stopped: ${formatNumber(row.id)}, ${row.title}`}
    >
      Continue where I stopped
      <IconArrowRight size={18} className={classes.arrow} aria-hidden="true" />
    </Link>
  );
}
