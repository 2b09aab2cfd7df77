import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import { shownRow } from '#data/queries/shown-row.ts';
import { listRow } from '#data/store/content/list-row.ts';
import classes from './first-rows.module.css';
import { QuestionRows } from './question-rows.tsx';
import { QuestionTable } from './question-table.tsx';

/** The top of the list before the app runs: nobody knows the width yet, so both shapes are there and the styles choose. */
export function FirstRows({ taskType, questions }: { taskType: TaskType; questions: readonly BankItem[] }) {
  const rows = questions.map((item) => shownRow(listRow(item, '')));
  const shared = { rows, taskType, search: {} };
  return (
    <>
      <div className={classes['narrow']}>
        <QuestionRows {...shared} />
      </div>
      <div className={classes['wide']}>
        <QuestionTable {...shared} sort={null} onSort={() => undefined} />
      </div>
    </>
  );
}
