import { useState } from 'react';
import { syncStatus, type SyncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useOutboxPorts, type SyncNowResult } from './outbox-ports.ts';

/** Syncs when asked, and says what really became of it. */
export function useSyncNow(): { run: () => void; isRunning: boolean; outcome: string } {
  const context = useDataContext();
  const { syncNow } = useOutboxPorts();
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState('');
  const sync = async () => {
    setIsRunning(true);
    setOutcome('');
    const result = await syncNow();
    const status = await syncStatus(context);
    setIsRunning(false);
    setOutcome(outcomeWords(result, status));
  };
  return { run: () => !isRunning && void sync(), isRunning, outcome };
}

/** What a sync came to, from how it ended and how things stand after it. */
export function outcomeWords(result: SyncNowResult, status: SyncStatus): string {
  if (result === 'busy' || result === 'fenced') return 'Another tab of Passage is syncing already.';
  if (result === 'failed') return 'This device did not give access to its storage. Nothing was sent.';
  if (result === 'signed-out') return 'Nothing was sent: sign in first.';
  switch (status.kind) {
    case 'synced':
      return 'Done. Everything is on the server.';
    case 'syncing':
      return 'Still sending.';
    case 'attention':
      return 'Done. What could not be sent is shown here.';
    case 'waiting':
      return notSent(status.reason);
  }
}

function notSent(reason: Extract<SyncStatus, { kind: 'waiting' }>['reason']): string {
  switch (reason) {
    case 'offline':
      return 'There is no connection to Passage. Nothing is lost. Passage will try again.';
    case 'server':
      return 'The server does not answer now. Nothing is lost. Passage will try again.';
    case 'sign-in':
      return 'Nothing was sent: sign in first.';
    case 'quota':
      return 'The rest waits for your next free AI score.';
  }
}
