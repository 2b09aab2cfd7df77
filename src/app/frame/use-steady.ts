import { useEffect, useState } from 'react';
import type { Clock } from '#platform/clock.ts';

/**
 * A value that is shown once it has stood for a while: what comes and goes within `ms` is never shown. The first one,
 * and what is equal to the one shown, take no time.
 */
export function useSteady<Value>(value: Value | null, ms: number, clock: Clock): Value | null {
  const [shown, setShown] = useState(value);
  const key = JSON.stringify(value);
  const isShown = JSON.stringify(shown) === key;
  const isFirst = shown === null && value !== null;
  if (isFirst) setShown(value);
  useEffect(() => {
    if (isShown || isFirst) return undefined;
    return clock.after(ms, () => setShown(value));
    // `key` stands for the value: another object with the same content starts no new wait.
  }, [key, isShown, isFirst, ms, clock]);
  return isFirst ? value : shown;
}
