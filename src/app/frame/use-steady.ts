import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '#platform/clock.ts';

/**
 * A value that is shown once it has stood for a while: what comes and goes within `ms` is never shown. The first one,
 * and what is equal to the one shown, take no time. Values are plain JSON.
 */
export function useSteady<Value>(value: Value | null, ms: number, clock: Clock): Value | null {
  const [shown, setShown] = useState(value);
  const key = JSON.stringify(value);
  // The same content is the same value, or each new object would start a new wait.
  const steady = useMemo(() => JSON.parse(key) as Value | null, [key]);
  const isShown = JSON.stringify(shown) === key;
  const isFirst = shown === null && steady !== null;
  if (isFirst) setShown(steady);
  useEffect(() => {
    if (isShown || isFirst) return undefined;
    return clock.after(ms, () => setShown(steady));
  }, [steady, isShown, isFirst, ms, clock]);
  return isFirst ? steady : shown;
}
