import { useEffect } from 'react';
import type { PracticeDay } from '#data/queries/day-estimates.ts';
import { startAtRest } from './start-at-rest.ts';
import { useDataContext } from './use-data-context.ts';
import { watchDayEstimates } from '#data/queries/watch-day-estimates.ts';

/** Once a screen is drawn and the page is at rest, keeps what a day begins with, so that a screen that opens later has it at once. */
export function useDayEstimates({ pteType, since }: PracticeDay, isDrawn: boolean): void {
  const { db, userId } = useDataContext();
  useEffect(() => {
    if (!isDrawn) return undefined;
    return startAtRest(() => watchDayEstimates({ db, userId }, { pteType, since }));
  }, [db, userId, pteType, since, isDrawn]);
}
