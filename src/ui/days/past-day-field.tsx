import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

// The calendar comes with the form that asks for a day.
const PastDayCalendar = lazy(async () => ({
  default: (await import('./past-day-calendar.tsx')).PastDayCalendar,
}));

export interface PastDayFieldProps {
  label: string;
  /** YYYY-MM-DD; empty: none chosen. */
  value: string;
  first?: string;
  last: string;
  error?: string | null;
  onChange: (day: string) => void;
}

/** A day that has been. */
export function PastDayField(props: PastDayFieldProps) {
  return (
    <Suspense fallback={<SkeletonBlock height="4.4rem" />}>
      <PastDayCalendar {...props} />
    </Suspense>
  );
}
