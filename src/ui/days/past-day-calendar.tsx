import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { calendarWords } from './calendar-words.ts';

export interface PastDayFieldProps {
  label: string;
  /** YYYY-MM-DD; empty: none chosen. */
  value: string;
  first?: string;
  last: string;
  error?: string | null;
  onChange: (day: string) => void;
}

/** A button with the day, which opens a calendar. Days before `first` and after `last` cannot be chosen. */
export function PastDayCalendar({ label, value, first, last, error, onChange }: PastDayFieldProps) {
  return (
    <DatePickerInput
      size="md"
      label={label}
      required
      placeholder="Choose a day"
      valueFormat="D MMMM YYYY"
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      defaultDate={value === '' ? last : value}
      {...(first === undefined ? {} : { minDate: first })}
      maxDate={last}
      error={error ?? null}
      weekendDays={[]}
      ariaLabels={calendarWords}
    />
  );
}
