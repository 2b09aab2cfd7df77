import type { ReactNode } from 'react';
import type { BankItem } from '#contract/entities/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import { formatCardNumber } from '#domain/listing/format-number.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { BackLink } from './question-links.tsx';
import classes from './practice-card.module.css';

/** `MCS_R` is shown as MCS: the section is not part of the name that learners use. */
const shortCode = (taskType: TaskType) => taskType.replace(/_.*$/u, '');

export interface QuestionBarProps {
  item: BankItem;
  taskName: string;
  search: SearchText;
  clock: ReactNode;
  links: ReactNode;
}

/** The slim bar: the way back, task and number, the clock; below it Previous and Next. */
export function QuestionBar({ item, taskName, search, clock, links }: QuestionBarProps) {
  return (
    <>
      <title>{`${item.title} · ${taskName} · Passage`}</title>
      <div className={classes.bar}>
        <BackLink taskType={item.taskType} search={search} />
        <span className={classes.task}>{taskName}</span>
        <span className={classes.number}>{formatCardNumber(shortCode(item.taskType), item.id)}</span>
        <span className={classes.clock}>{clock}</span>
      </div>
      <div className={classes.linksRow}>{links}</div>
    </>
  );
}
