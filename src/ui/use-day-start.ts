import { useEffect, useState } from 'react';
import { dayStart } from '#domain/places/day-start.ts';
import type { Clock } from '#platform/clock.ts';
import { repeat } from '#platform/repeat.ts';

const lookEveryMs = 20_000;

/** When today began, epoch ms. At midnight, and where the clock of the device is moved, it is drawn anew with another day. */
export function useDayStart(clock: Clock): number {
  const [since, setSince] = useState(() => dayStart(clock.now()));
  useEffect(() => {
    const look = () => setSince(dayStart(clock.now()));
    look();
    return repeat(clock, lookEveryMs, look);
  }, [clock]);
  return since;
}
