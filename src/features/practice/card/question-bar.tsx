import type { ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { formatCardNumber, summaryOf } from '#domain/listing/format-number.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { SessionLine } from '#features/practice/session/session-line.tsx';
import { useSessionPlace } from '#features/practice/session/session-place.ts';
import { BackLink } from './question-links.tsx';
import classes from './practice-card.module.css';

export interface QuestionBarProps {
  item: BankItem;
  /** As the learner may see it now. */
  title: string;
  taskName: string;
  search: SearchText;
  clock: ReactNode;
}

/** The slim bar: the way back, task and number, the clock. */
export function QuestionBar({ item, title, taskName, search, clock }: QuestionBarProps) {
  const place = useSessionPlace();
  return (
    <>
      <title>{`${title} · ${taskName} · Passage`}</title>
      <div className={classes.bar}>
        <BackLink taskType={item.taskType} search={search} />
        <span className={classes.task}>{taskName}</span>
        <span className={classes.number}>{formatCardNumber(summaryOf(item.taskType), item.id)}</span>
        <span className={classes.clock}>{clock}</span>
      </div>
      {place && <SessionLine place={place} />}
    </>
  );
}
