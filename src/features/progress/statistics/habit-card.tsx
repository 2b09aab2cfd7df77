import type { Day } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import {
  daysOfGoodWeek,
  habitOf,
  lastDays,
  lastMonths,
  mondayOf,
  secondsWithin,
  type PracticeTime,
} from '#domain/statistics/activity.ts';
import { minutesInColumn, minutesInWords } from '#domain/statistics/minute-words.ts';
import { Card } from '#ui/card.tsx';
import { shortDayWords } from '#ui/day-words.ts';
import classes from './statistics.module.css';

const daysShown = 14;
const monthsShown = 12;
const monthWords = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface HabitCardProps {
  today: Day;
  /** Answers of every exam by day. */
  counts: ReadonlyMap<Day, number>;
  time: PracticeTime;
}

/** Practice of every exam by day and by month, once there is some. A day of rest is no failure and takes nothing away. */
export function HabitCard({ today, counts, time }: HabitCardProps) {
  if (counts.size === 0) return null;
  const { thisWeek, goodWeeks } = habitOf(counts, today);
  const days = lastDays(counts, today, daysShown);
  const months = lastMonths(counts, today, monthsShown).filter(({ count }) => count > 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const weekSeconds = secondsWithin(time, mondayOf(today), today);
  return (
    <Card labelledBy="habit">
      <h2 className={classes.heading} id="habit">
        Days of practice
      </h2>
      <p className={classes.said}>
        {counted(thisWeek, 'day')} this week
        {thisWeek === 0 || weekSeconds === null ? '' : `, ${minutesInWords(weekSeconds)} in all`}
        {goodWeeks > 1 ? `, and ${goodWeeks} weeks in a row with ${daysOfGoodWeek} days or more` : ''}.
      </p>
      <div className={classes.days} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span key={day} className={classes.day} data-empty={count === 0 || undefined}>
            <span className={classes.dayBar} style={{ blockSize: `${(100 * count) / most}%` }} />
          </span>
        ))}
      </div>
      <p className={classes.ends} aria-hidden="true">
        <span>{shortDayWords(days[0]?.day ?? today)}</span>
        <span>Today</span>
      </p>
      <details className={classes.details} data-on-paper>
        <summary>Days and months as a table</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Answers</th>
              <th scope="col">Minutes</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{day === today ? 'Today' : shortDayWords(day)}</th>
                <td>{count}</td>
                <td>{minutesOf(secondsWithin(time, day, day), count)}</td>
              </tr>
            ))}
            {months.toReversed().map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{monthWords.format(Date.parse(month))}</th>
                <td>{count}</td>
                <td>{minutesOf(secondsWithin(time, `${month}-01`, `${month}-31`), count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** Time that is known in part only is not said. */
const minutesOf = (seconds: number | null, answers: number): string =>
  seconds === null ? '–' : minutesInColumn(seconds, answers);
