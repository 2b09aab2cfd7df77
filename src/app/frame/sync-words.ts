import type { SyncStatus } from '#data/queries/sync-status.ts';
import { shortSpan } from '#ui/amounts.ts';
import type { SyncTone } from '#ui/sync-word.tsx';

/** The state of syncing in the fewest words that are true. Offline is normal here and no alarm. */
export function syncWord(status: SyncStatus, now: number): { tone: SyncTone; word: string } {
  switch (status.kind) {
    case 'synced':
      return status.at === null
        ? { tone: 'waiting', word: 'Saved on this device' }
        : { tone: 'still', word: 'Synced' };
    case 'syncing':
      return { tone: 'moving', word: 'Syncing' };
    case 'attention':
      return { tone: 'attention', word: `${status.count} to check` };
    case 'waiting': {
      if (status.reason === 'sign-in') return { tone: 'waiting', word: 'Sign in to sync' };
      const span = shortSpan(now - status.oldestAt);
      return { tone: 'waiting', word: `${status.count} waiting${span === null ? '' : ` for ${span}`}` };
    }
  }
}
