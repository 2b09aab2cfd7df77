import type { SyncStatus } from '#data/queries/sync-status.ts';
import { shortSpan } from '#ui/amounts.ts';
import type { SyncTone } from '#ui/sync-word.tsx';

/** The state of syncing in the fewest words that are true. Offline is normal here and no alarm. */
export function syncWord(status: SyncStatus, now: number): { tone: SyncTone; word: string } {
  switch (status.kind) {
    case 'synced':
      return { tone: 'still', word: status.at === null ? 'Saved on this device' : 'Synced' };
    case 'syncing':
      return { tone: 'moving', word: 'Syncing' };
    case 'attention':
      return { tone: 'attention', word: status.count === 1 ? '1 needs you' : `${status.count} need you` };
    case 'waiting': {
      if (status.reason === 'sign-in') return { tone: 'moving', word: 'Sign in to sync' };
      const span = shortSpan(now - status.oldestAt);
      return { tone: 'moving', word: `${status.count} waiting${span === null ? '' : ` for ${span}`}` };
    }
  }
}
