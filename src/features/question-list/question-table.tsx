import { IconArrowDown, IconArrowsSort, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { formatRowNumber } from '#domain/listing/format-number.ts';
import { partsOfSort, type ListSort, type SortField } from '#domain/listing/list-rows.ts';
import { LevelWord } from './level-word.tsx';
import { MarkSign } from './mark-sign.tsx';
import { QuestionLink } from './question-link.tsx';
import classes from './question-table.module.css';
import hidden from '#ui/visually-hidden.module.css';

interface QuestionTableProps {
  rows: readonly PracticeListRow[];
  taskType: TaskType;
  /** State of the list, kept in the address of the question, so that Next and Back know it. */
  search: Record<string, string>;
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
}

/** Which way a column sorts first. */
const sortable = {
  id: { label: 'Number', first: 'asc' },
  title: { label: 'Title', first: 'asc' },
  practice: { label: 'Practised', first: 'desc' },
  prediction: { label: 'Predicted', first: 'desc' },
} as const satisfies Record<SortField, object>;

const flip = { asc: 'desc', desc: 'asc' } as const;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The question list where there is room for a table. */
export function QuestionTable({ rows, taskType, search, sort, onSort }: QuestionTableProps) {
  const [sortedBy, direction] = partsOfSort(sort ?? 'id:asc');

  function header(column: SortField, className?: string) {
    const { label, first } = sortable[column];
    const isSorted = sortedBy === column;
    const next: ListSort = `${column}:${isSorted ? flip[direction] : first}`;
    const Sign = isSorted ? (direction === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
    return (
      <th scope="col" className={className} aria-sort={isSorted ? spoken[direction] : undefined}>
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => onSort(next)}
        >
          {label}
          <Sign size={16} aria-hidden="true" />
        </button>
      </th>
    );
  }

  return (
    <div className={classes.surface}>
      <table className={classes.table}>
        <caption className={hidden.hidden}>Questions. Choose a title to open it.</caption>
        <thead>
          <tr>
            {header('id', classes.number)}
            {header('title')}
            <th scope="col" className={classes.level}>
              Level
            </th>
            {header('practice', classes.figure)}
            {header('prediction', classes.figure)}
            <th scope="col" className={classes.mark}>
              Bookmark
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={classes.row}>
              <td className={classes.number}>{formatRowNumber(row.id)}</td>
              <td>
                <span className={classes.title}>
                  <QuestionLink row={row} taskType={taskType} search={search} className={classes.link} />
                  {row.practised === 1 ? (
                    <>
                      <IconCheck size={18} className={classes.done} aria-hidden="true" />
                      <span className={hidden.hidden}>Practised</span>
                    </>
                  ) : null}
                </span>
              </td>
              <td className={classes.level}>
                <LevelWord level={row.complexity} />
              </td>
              <td className={classes.figure}>{row.practiceCount}</td>
              <td className={classes.figure}>{row.predictionCount}</td>
              <td className={classes.mark}>
                <MarkSign mark={row.bookmarkType} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
