import type { SyncStatus } from '#data/queries/sync-status.ts';
import { counted } from '#domain/numbers/counted.ts';
import { agoWords } from '#ui/amounts.ts';

const things = (count: number) => counted(count, 'change');

/** The state of syncing as one sentence. */
export function syncSentence(status: SyncStatus, now: number): string {
  switch (status.kind) {
    case 'synced':
      return status.at === null
        ? 'Everything you did is saved on this device.'
        : `Everything is on the server. Last sync ${agoWords(status.at, now)}.`;
    case 'syncing':
      return status.count === 0 ? 'Syncing.' : `Sending ${things(status.count)}.`;
    case 'attention':
      return `${things(status.count)} could not be sent. Please check ${status.count === 1 ? 'it' : 'them'}.`;
    case 'waiting':
      return waitingSentence(status.reason, things(status.count));
  }
}

/** The same in a few words, for a row of one line. */
export function syncRowWords(status: SyncStatus, now: number): string {
  switch (status.kind) {
    case 'synced':
      return status.at === null ? 'Everything is saved here' : `Last sync ${agoWords(status.at, now)}`;
    case 'syncing':
      return status.count === 0 ? 'Syncing' : `Sending ${things(status.count)}`;
    case 'attention':
      return `${things(status.count)} could not be sent`;
    case 'waiting':
      return `${things(status.count)} waiting to sync`;
  }
}

function waitingSentence(reason: Extract<SyncStatus, { kind: 'waiting' }>['reason'], what: string): string {
  switch (reason) {
    case 'offline':
      return `${what} saved on this device, waiting for a connection.`;
    case 'server':
      return `${what} saved on this device. The server does not answer now. Passage will try again.`;
    case 'sign-in':
      return `${what} saved on this device. Sign in to sync.`;
    case 'quota':
      return `${what} saved on this device, waiting for your next free AI score.`;
  }
}
