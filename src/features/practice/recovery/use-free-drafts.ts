import { useEffect, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

/** Those of the drafts that no recorder of any tab holds. Each is found free when its recorder lets go or its tab dies. */
export function useFreeDrafts(draftIds: readonly string[]): ReadonlySet<string> {
  const { draftLocks } = usePracticePorts();
  const [free, setFree] = useState<ReadonlySet<string>>(() => new Set());
  const key = draftIds.join(' ');
  useEffect(() => {
    const looking = new AbortController();
    const look = async (draftId: string) => {
      try {
        await draftLocks.whenFree(draftId, looking.signal);
      } catch {
        return;
      }
      if (!looking.signal.aborted) setFree((before) => new Set(before).add(draftId));
    };
    for (const draftId of key === '' ? [] : key.split(' ')) void look(draftId);
    return () => looking.abort();
  }, [draftLocks, key]);
  return free;
}
