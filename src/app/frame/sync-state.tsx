import { syncStatus } from '#data/queries/sync-status.ts';
import { useLive } from '#data/use-live.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import { syncWord } from './sync-words.ts';

/** The state of syncing in the header. Reads local data, so it comes after the first paint. */
export function SyncState() {
  const status = useLive(syncStatus, {});
  if (status.status !== 'ready') return null;
  return <SyncWord {...syncWord(status.data)} />;
}
