import { useEffect, useState } from 'react';

/** After how many days without a visit the browser clears what is saved; `null`: it does not, or that is not known yet. */
export function useClearedAfterDays(storage: { clearedAfterDays(): Promise<number | null> }): number | null {
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void storage.clearedAfterDays().then((found) => !isGone && setDays(found));
    return () => {
      isGone = true;
    };
  }, [storage]);
  return days;
}
