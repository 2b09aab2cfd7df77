import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import hidden from '#ui/visually-hidden.module.css';

interface QuestionLinkProps {
  row: PracticeListRow;
  taskType: TaskType;
  search: Record<string, string>;
  className: string | undefined;
}

/** The title of a question, which opens it. */
export function QuestionLink({ row, taskType, search, className }: QuestionLinkProps) {
  const { section, slug } = taskAddresses[taskType];
  // A title that is still hidden ends in the number, which stands beside it in the row.
  const number = formatNumber(row.id);
  const name = row.title.endsWith(number) ? row.title.slice(0, -number.length) : row.title;
  return (
    <Link
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(row.id) }}
      search={search}
      className={className}
    >
      {name}
      {name !== row.title && <span className={hidden.hidden}>{number}</span>}
    </Link>
  );
}
