import type { ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { formatNumber, summaryOf } from '#domain/listing/format-number.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { SessionLine } from '#features/practice/session/session-line.tsx';
import { useSessionPlace } from '#features/practice/session/session-place.ts';
import { BackLink } from './question-links.tsx';
import classes from './question-bar.module.css';

export interface QuestionBarProps {
  item: BankItem;
  /** As the learner may see it now. */
  title: string;
  taskName: string;
  search: SearchText;
  /** Previous and Next, and the place between them. */
  links: ReactNode;
  clock: ReactNode;
}

/** The one row above a question: the way back, task and number, the place in the list, the clock. */
export function QuestionBar({ item, title, taskName, search, links, clock }: QuestionBarProps) {
  const place = useSessionPlace();
  return (
    <>
      <title>{`${title} · ${taskName} · Passage`}</title>
      <div className={classes.bar}>
        <span data-off-paper>
          <BackLink taskType={item.taskType} search={search} />
        </span>
        <span className={classes.name}>
          <span className={classes.task}>{taskName}</span>
          {/* Where the name has no room: its short form, as the exam's books have it. */}
          <span className={classes.short} aria-hidden="true">
            {summaryOf(item.taskType)}
          </span>
          <span className={classes.number} translate="no">
            {formatNumber(item.id)}
          </span>
        </span>
        <span className={classes.links} data-off-paper>
          {links}
        </span>
        <span className={classes.clock} data-off-paper>
          {clock}
        </span>
        {place && <SessionLine place={place} />}
      </div>
    </>
  );
}
