import { useEffect, useState } from 'react';
import { useClockAhead } from '#data/hooks/use-clock-ahead.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { countdownTo, type Countdown as Left } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import { dayWords } from '#ui/day-words.ts';
import classes from './target.module.css';

/** The time until an exam day begins, second by second. A screen reader reads it when asked and is not told each second. */
export function Countdown({ examDate }: { examDate: string }) {
  const now = useSeconds() - useClockAhead();
  const left = countdownTo(examDate, now);
  if (left === null) return null;
  return (
    <div className={classes.countdown}>
      <p className={classes.quiet}>
        Your exam: <time dateTime={examDate}>{dayWords(examDate)}</time>
      </p>
      <Figures left={left} />
    </div>
  );
}

function Figures({ left }: { left: Left }) {
  switch (left.kind) {
    case 'today':
      return <p className={classes.said}>Your exam is today. You are ready to do your best.</p>;
    case 'past':
      return (
        <p className={classes.said}>
          {left.days === 1 ? 'It was yesterday.' : `It was ${left.days} days ago.`} Set a new date when you
          have one.
        </p>
      );
    case 'before':
      return (
        <div className={classes.figures} role="timer" aria-label={spoken(left)}>
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <span key={unit} className={classes.figure} aria-hidden="true">
              <b translate="no">{left[unit]}</b>
              <span>{unit}</span>
            </span>
          ))}
        </div>
      );
  }
}

function spoken({ days, hours, minutes }: Extract<Left, { kind: 'before' }>): string {
  return `${counted(days, 'day')}, ${counted(hours, 'hour')} and ${counted(minutes, 'minute')} until your exam`;
}

/** The clock, once a second while the page is seen. */
function useSeconds(): number {
  const { clock } = useDataContext();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = () => {};
    const show = () => {
      cancel();
      setNow(clock.now());
      if (document.visibilityState === 'visible') cancel = clock.after(1_000 - (clock.now() % 1_000), show);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', show);
    };
  }, [clock]);
  return now;
}
