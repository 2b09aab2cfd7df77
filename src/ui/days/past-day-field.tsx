import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import type { PastDayFieldProps } from './past-day-calendar.tsx';

// The calendar comes with the form that asks for a day.
const PastDayCalendar = lazy(async () => ({
  default: (await import('./past-day-calendar.tsx')).PastDayCalendar,
}));

/** A day that has been. */
export function PastDayField(props: PastDayFieldProps) {
  return (
    <Suspense fallback={<SkeletonBlock height="4.4rem" />}>
      <PastDayCalendar {...props} />
    </Suspense>
  );
}
