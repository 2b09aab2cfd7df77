import { useId } from 'react';
import { findWeek, type PracticeOfDay } from '#data/queries/find-week.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { minutesInWords } from '#domain/statistics/minute-words.ts';
import { capitalised } from '#domain/words/capitalised.ts';
import { Card } from '#ui/card.tsx';
import { weekdayInitial, weekdayName } from '#ui/day-words.ts';
import { Filling } from '#ui/filling.tsx';
import { useDayStart } from '#ui/use-day-start.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './week.module.css';

/** The last seven days in minutes of practice, on Today. Nothing before the first answer. */
export function WeekCard() {
  const { clock } = useDataContext();
  const since = useDayStart(clock);
  const week = useLive(findWeek, { since }, { keepPrevious: true });
  const answered = useLive(hasAnswered, {});
  for (const live of [week, answered]) if (live.status === 'failed') throw live.error;
  if (week.status !== 'ready' || answered.status !== 'ready') return <Filling />;
  return answered.data ? <Week days={week.data} /> : null;
}

function Week({ days }: { days: readonly PracticeOfDay[] }) {
  const headingId = useId();
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Your week
      </h2>
      <p className={classes.said}>{weekWords(days)}</p>
      <div className={classes.frame}>
        <ol className={classes.days} aria-label="Minutes of each day">
          {days.map(({ day, count, seconds }, at) => {
            const isToday = at === days.length - 1;
            return (
              <li key={day} className={classes.day} data-today={isToday || undefined}>
                <span className={hidden.hidden}>
                  {isToday ? 'Today' : weekdayName(day)}: {dayWords(count, seconds, isToday)}
                </span>
                <span className={classes.room} aria-hidden="true">
                  {count === 0 ? null : (
                    <span className={classes.minutes}>{seconds < 30 ? '<1' : Math.round(seconds / 60)}</span>
                  )}
                  <span
                    className={classes.bar}
                    data-rests={count === 0 || undefined}
                    style={count === 0 ? undefined : { blockSize: `${(100 * seconds) / most}%` }}
                  />
                </span>
                <span className={classes.name} aria-hidden="true" translate="no">
                  {weekdayInitial(day)}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}

/** A day of rest is no failure: it is named as what it is. */
function dayWords(count: number, seconds: number, isToday: boolean): string {
  if (count > 0) return minutesInWords(seconds);
  return isToday ? 'nothing yet' : 'rest';
}

function weekWords(days: readonly PracticeOfDay[]): string {
  const active = days.filter(({ count }) => count > 0);
  if (active.length === 0) return 'A week of rest. Five minutes are enough to go on.';
  const seconds = active.reduce((sum, day) => sum + day.seconds, 0);
  return `${capitalised(minutesInWords(seconds))} on ${counted(active.length, 'day')} of the last seven.`;
}
