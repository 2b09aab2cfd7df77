import { findDoneToday, type DoneToday as Done } from '#data/queries/done-today.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { minutesInWords } from '#domain/statistics/minute-words.ts';
import { useDayStart } from '#ui/use-day-start.ts';
import classes from './home.module.css';

/** The minutes of today, of those that the learner has a day. Its line is there before it is known. */
export function DoneToday() {
  const { clock } = useDataContext();
  const since = useDayStart(clock);
  const done = useLive(findDoneToday, { since }, { keepPrevious: true });
  if (done.status === 'failed') throw done.error;
  return <p className={classes.done}>{done.status === 'ready' ? doneWords(done.data) : null}</p>;
}

function doneWords({ answers, seconds, goalHours }: Done): string {
  if (answers === 0 && goalHours === null) return 'Nothing done yet';
  const minutes = answers === 0 ? counted(0, 'minute') : minutesInWords(seconds);
  return goalHours === null ? minutes : `${minutes} of ${counted(goalHours, 'hour')}`;
}
