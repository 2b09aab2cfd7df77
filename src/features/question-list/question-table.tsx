import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { PracticeListRow } from '#data/store/rows.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { partsOfSort, type ListSort, type SortField } from '#domain/listing/list-rows.ts';
import { imageTypeWords } from './labels.ts';
import { LevelWord } from './level-word.tsx';
import { QuestionLink } from './question-link.tsx';
import type { RowsProps } from './question-rows.tsx';
import { RowFacts } from './row-facts.tsx';
import { RowMark } from './row-mark.tsx';
import classes from './question-table.module.css';
import hidden from '#ui/visually-hidden.module.css';

interface QuestionTableProps extends RowsProps {
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
export function QuestionTable({ rows, sort, onSort, ...shared }: QuestionTableProps) {
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
            {shared.taskType === 'DI' ? (
              <th scope="col" className={classes.kind}>
                Picture
              </th>
            ) : null}
            {header('practice', classes.figure)}
            {header('prediction', classes.figure)}
            <th scope="col" className={classes.mark}>
              Bookmark
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, taskType, search, news, onMark }: Omit<RowsProps, 'rows'> & { row: PracticeListRow }) {
  const [isMarking, setIsMarking] = useState(false);
  const hasFacts = row.practised === 1 || news?.withoutSound.has(row.id) === true;
  return (
    <tr className={classes.row}>
      <td className={classes.number}>{formatNumber(row.id)}</td>
      <td>
        <QuestionLink row={row} taskType={taskType} search={search} className={classes.link} />
        {hasFacts ? (
          <span className={classes.facts}>
            <RowFacts row={row} news={news} />
          </span>
        ) : null}
      </td>
      <td className={classes.level}>
        <LevelWord level={row.complexity} />
      </td>
      {taskType === 'DI' ? (
        <td className={classes.kind}>{row.imageType ? imageTypeWords[row.imageType] : ''}</td>
      ) : null}
      <td className={classes.figure}>{row.practiceCount}</td>
      <td className={classes.figure}>{row.predictionCount}</td>
      <td className={classes.mark}>
        <RowMark
          row={row}
          isOpen={isMarking}
          onOpened={setIsMarking}
          onMark={onMark && ((type) => onMark(row.id, type))}
        />
      </td>
    </tr>
  );
}
