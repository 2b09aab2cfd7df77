import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { TitleByNumber } from '#ui/title-by-number.tsx';

interface QuestionLinkProps {
  row: PracticeListRow;
  taskType: TaskType;
  search: Record<string, string>;
  className: string | undefined;
}

/** The title of a question, which opens it. */
export function QuestionLink({ row, taskType, search, className }: QuestionLinkProps) {
  const { section, slug } = taskAddresses[taskType];
  return (
    <Link
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(row.id) }}
      search={search}
      className={className}
    >
      <TitleByNumber id={row.id} title={row.title} />
    </Link>
  );
}
