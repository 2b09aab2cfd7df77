import type { AnswerSyncState } from '#data/queries/list-own-answers.ts';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import type { SyncTone } from '#ui/sync-word.tsx';

/**
 * Where an answer stands, in words. What is stored here but not there is "saved" for as long as the network may simply
 * be a moment away, and "waiting" once it is known that it is not there.
 */
export function syncWords(state: AnswerSyncState, status: SyncStatus | null): string {
  switch (state) {
    case 'synced':
      return 'Synced';
    case 'sending':
      return 'Sending';
    case 'sign-in':
      return 'Saved on this device. Sign in to sync it';
    case 'quota':
      return 'Saved on this device. Your free AI scores are used up';
    case 'attention':
      return 'Saved on this device. It could not be sent';
    case 'saved':
      return status?.kind === 'waiting' && status.reason !== 'sign-in'
        ? 'Waiting for a connection'
        : 'Saved on this device';
  }
}

/** The dot beside the words. */
export function syncTone(state: AnswerSyncState): SyncTone {
  switch (state) {
    case 'synced':
    case 'saved':
      return 'still';
    case 'sending':
      return 'moving';
    case 'sign-in':
    case 'quota':
    case 'attention':
      return 'attention';
  }
}
