import { IconCheck } from '@tabler/icons-react';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { questionNumber } from './labels.ts';
import { LevelWord } from './level-word.tsx';
import { MarkSign } from './mark-sign.tsx';
import { QuestionLink } from './question-link.tsx';
import classes from './question-rows.module.css';

interface QuestionRowsProps {
  rows: readonly PracticeListRow[];
  taskType: TaskType;
  search: Record<string, string>;
}

/** The question list on a phone: two lines a question. */
export function QuestionRows({ rows, taskType, search }: QuestionRowsProps) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id} className={classes.row}>
          <div className={classes.first}>
            <span className={classes.number}>{questionNumber(row.id)}</span>
            <QuestionLink row={row} taskType={taskType} search={search} className={classes.link} />
          </div>
          <div className={classes.second}>
            <LevelWord level={row.complexity} />
            {row.practised === 1 ? (
              <span className={classes.done}>
                <IconCheck size={16} aria-hidden="true" />
                Practised {row.practiceCount > 1 ? `${row.practiceCount} times` : ''}
              </span>
            ) : null}
            {row.predictionCount > 0 ? <span>Predicted {row.predictionCount}</span> : null}
            <span className={classes.mark}>
              <MarkSign mark={row.bookmarkType} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
