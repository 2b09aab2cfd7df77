import { useEffect, useState } from 'react';
import type { Clock } from '#platform/clock.ts';
import { repeat } from '#platform/repeat.ts';

/** Draws the component anew again and again, so that what it reads from the clock stays true. No timer runs while `isOn` is false. */
export function useTurns(clock: Clock, everyMs: number, isOn = true): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    return repeat(clock, everyMs, () => setTurn((turn) => turn + 1));
  }, [clock, everyMs, isOn]);
}
