import type { AnswerSyncState } from '#data/queries/list-own-answers.ts';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import type { SyncTone } from '#ui/sync-word.tsx';

/**
 * Where an answer stands, in words. What is stored here but not there is "saved" for as long as the network may simply
 * be a moment away, and "waiting" once it is known that it is not there.
 */
export function syncWords(
  state: AnswerSyncState,
  status: SyncStatus | null,
  { hasAccount }: { hasAccount: boolean },
): string {
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
      return status?.kind === 'waiting' ? savedWords(status.reason, hasAccount) : 'Saved on this device';
  }
}

function savedWords(reason: SyncTrouble, hasAccount: boolean): string {
  switch (reason) {
    case 'offline':
      return 'Waiting for a connection';
    case 'server':
      return 'Waiting for the server';
    case 'sign-in':
      // Whoever practises without an account is not reminded of one with every answer.
      return hasAccount ? 'Saved on this device. Sign in again to send it' : 'Saved on this device';
    case 'quota':
      // Others wait for that; this one has not been tried yet.
      return 'Saved on this device';
  }
}

/** The dot beside the words. */
export function syncTone(state: AnswerSyncState): SyncTone {
  switch (state) {
    case 'synced':
      return 'still';
    case 'saved':
      return 'waiting';
    case 'sending':
      return 'moving';
    case 'sign-in':
    case 'quota':
      return 'waiting';
    case 'attention':
      return 'attention';
  }
}
