import '@mantine/dates/styles.layer.css';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useClockAhead } from '#data/hooks/use-clock-ahead.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { dayOf, examDays, isFarAhead } from '#domain/goals/exam-day.ts';
import { dayWords } from '#ui/day-words.ts';
import { calendarWords } from '#ui/days/calendar-words.ts';
import classes from './target.module.css';

interface ExamDayFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
}

/** A calendar from today to about five years ahead; days that are over cannot be chosen. */
export function ExamDayField({ value, onChange }: ExamDayFieldProps) {
  const { clock } = useDataContext();
  const now = clock.now() - useClockAhead();
  const { first, last } = examDays(now);
  const [month, setMonth] = useState(value !== null && value >= first ? value : first);
  const choose = (day: string | null) => {
    onChange(day);
    if (day !== null) setMonth(day);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Exam date</legend>
      <output className={classes.day}>{value === null ? 'None chosen' : dayWords(value)}</output>
      <DatePicker
        className={classes.calendar ?? ''}
        size="md"
        fullWidth
        value={value}
        onChange={choose}
        date={month}
        onDateChange={setMonth}
        minDate={first}
        maxDate={last}
        allowDeselect
        weekendDays={[]}
        ariaLabels={calendarWords}
      />
      <div className={classes.dayActions}>
        {value !== null && isFarAhead(value, now) ? (
          <Button variant="subtle" onClick={() => choose(dayOf(now))}>
            Today
          </Button>
        ) : null}
        {value === null ? null : (
          <Button variant="subtle" onClick={() => choose(null)}>
            Clear Date
          </Button>
        )}
      </div>
    </fieldset>
  );
}
