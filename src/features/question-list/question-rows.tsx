import { useState } from 'react';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { useLongPress } from '#ui/use-long-press.ts';
import { imageTypeWords } from './labels.ts';
import { LevelWord } from './level-word.tsx';
import { QuestionLink } from './question-link.tsx';
import { RowFacts, type RowNews } from './row-facts.tsx';
import { RowMark } from './row-mark.tsx';
import classes from './question-rows.module.css';

/** What rows and table share. */
export interface RowsProps {
  rows: readonly PracticeListRow[];
  taskType: TaskType;
  /** State of the list, kept in the address of the question, so that Next and Back know it. */
  search: Record<string, string>;
  /** `news` and `onMark` are absent before the app runs. */
  news?: RowNews;
  onMark?: (practiceId: number, type: BookmarkType) => void;
}

/** The question list on a phone: two lines a question. A finger that stays on a row opens its bookmark menu. */
export function QuestionRows({ rows, ...shared }: RowsProps) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <Row key={row.id} row={row} {...shared} />
      ))}
    </ul>
  );
}

function Row({ row, taskType, search, news, onMark }: Omit<RowsProps, 'rows'> & { row: PracticeListRow }) {
  const [isMarking, setIsMarking] = useState(false);
  const longPress = useLongPress(() => setIsMarking(onMark !== undefined));
  return (
    <li className={classes.row} {...longPress}>
      <div className={classes.text}>
        <div className={classes.first}>
          <span className={classes.number}>{formatNumber(row.id)}</span>
          <QuestionLink row={row} taskType={taskType} search={search} className={classes.link} />
        </div>
        <div className={classes.second}>
          <LevelWord level={row.complexity} />
          {row.imageType ? <span>{imageTypeWords[row.imageType]}</span> : null}
          <RowFacts row={row} news={news} />
          {row.predictionCount > 0 ? <span>Predicted {row.predictionCount}</span> : null}
        </div>
      </div>
      <RowMark
        row={row}
        isOpen={isMarking}
        onOpened={setIsMarking}
        onMark={onMark && ((type) => onMark(row.id, type))}
      />
    </li>
  );
}
