import { useEffect, useMemo, useState } from 'react';
import { listResults } from '#data/queries/list-results.ts';
import { listSound } from '#data/queries/list-sound.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findKeptMedia } from '#platform/media-cache.ts';
import type { RowNews } from './row-facts.tsx';

const none: ReadonlySet<number> = new Set();

/** Results and missing sound of the rows of a page. What is not known yet is not said. */
export function useRowNews(rows: readonly PracticeListRow[]): RowNews {
  const { clock } = useDataContext();
  const practiceIds = rows.map(({ id }) => id);
  const results = useLive(listResults, { practiceIds }, { keepPrevious: true });
  const sound = useLive(listSound, { practiceIds }, { keepPrevious: true });
  const withoutSound = useWithoutSound(sound.status === 'ready' ? sound.data : null);
  const found = results.status === 'ready' ? results.data : null;
  return useMemo(
    () => ({ results: found ?? new Map(), withoutSound, now: clock.now() }),
    [found, withoutSound, clock],
  );
}

function useWithoutSound(sound: ReadonlyMap<number, readonly string[]> | null): ReadonlySet<number> {
  const [missing, setMissing] = useState(none);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const kept = sound && (await findKeptMedia([...sound.values()].flat()));
      if (isGone) return;
      const without =
        sound && kept && [...sound].filter(([, files]) => files.some((file) => !kept.has(file)));
      setMissing(without ? new Set(without.map(([id]) => id)) : none);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [sound]);
  return missing;
}
