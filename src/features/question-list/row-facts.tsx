import { IconCheck, IconVolumeOff } from '@tabler/icons-react';
import type { OwnResult } from '#data/queries/list-results.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { timeAgo } from '#ui/practice/time-ago.tsx';
import classes from './row-facts.module.css';

/** What a list knows of its rows beyond themselves. */
export interface RowNews {
  readonly results: ReadonlyMap<number, OwnResult>;
  /** Practices whose sound is not on this device. */
  readonly withoutSound: ReadonlySet<number>;
  /** Epoch ms. */
  readonly now: number;
}

/** What the learner did with a question, how well, and what it lacks on this device. */
export function RowFacts({ row, news }: { row: PracticeListRow; news: RowNews | undefined }) {
  const result = news?.results.get(row.id);
  return (
    <>
      {row.practised === 1 ? (
        <span className={classes.fact}>
          <IconCheck size={16} className={classes.done} aria-hidden="true" />
          Practised{row.practiceCount > 1 ? ` ${row.practiceCount} times` : ''}
          {news && result ? `, ${timeAgo(result.lastAt, news.now)}` : ''}
        </span>
      ) : null}
      {result?.best ? (
        <span className={classes.fact}>
          Best {result.best.isExact ? '' : 'about '}
          {result.best.percent} %
        </span>
      ) : null}
      {news?.withoutSound.has(row.id) ? (
        <span className={classes.fact}>
          <IconVolumeOff size={16} aria-hidden="true" />
          Sound not on this device
        </span>
      ) : null}
    </>
  );
}
