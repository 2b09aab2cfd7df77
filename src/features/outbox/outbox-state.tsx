import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { counted } from '#domain/numbers/counted.ts';
import { agoWords } from '#ui/amounts.ts';
import { useNow } from '#ui/use-now.ts';
import { Card } from '#ui/card.tsx';
import { KeptUntil } from './kept-until.tsx';
import classes from './outbox.module.css';
import type { QueueFacts } from '#data/queries/queue-facts.ts';
import { syncSentence } from './sync-sentence.ts';
import { useSyncNow } from './use-sync-now.ts';

interface OutboxStateProps {
  status: SyncStatus;
  facts: QueueFacts;
  /** All that waits. */
  total: number;
  /** Since when the oldest of it waits, epoch ms. */
  oldestAt: number | null;
  /** The way to sign in, where nothing moves without it. */
  signIn: ReactNode;
}

/** How things stand, in one sentence and two facts, and the one thing to do. */
export function OutboxState({ status, facts, total, oldestAt, signIn }: OutboxStateProps) {
  const { clock } = useDataContext();
  const sync = useSyncNow();
  const now = useNow(clock);
  const needsSignIn = facts.trouble === 'sign-in';
  return (
    <Card tone="main" labelledBy="state-heading">
      <h2 className={classes.heading} id="state-heading">
        {headline(total, needsSignIn)}
      </h2>
      <output className={classes.sentence}>{syncSentence(status, now)}</output>
      {facts.needsUpdate ? (
        <p className={classes.sentence}>
          The server has something newer than this version of Passage. It comes with the next update.
        </p>
      ) : null}
      <dl className={classes.facts}>
        {oldestAt === null ? null : (
          <>
            <dt>The oldest</dt>
            <dd>{agoWords(oldestAt, now)}</dd>
          </>
        )}
        {/* The sentence above says it already. */}
        {status.kind === 'synced' && status.at !== null ? null : (
          <>
            <dt>Last sync</dt>
            <dd>{facts.syncedAt === null ? 'Not yet' : agoWords(facts.syncedAt, now)}</dd>
          </>
        )}
      </dl>
      {total > 0 ? <KeptUntil /> : null}
      {needsSignIn ? (
        signIn
      ) : (
        <>
          <Button className={classes.wide} onClick={sync.run} loading={sync.isRunning}>
            Sync now
          </Button>
          <output className={classes.outcome}>{sync.outcome}</output>
        </>
      )}
    </Card>
  );
}

function headline(total: number, needsSignIn: boolean): string {
  if (total === 0) return needsSignIn ? 'Saved on this device' : 'Up to date';
  return `${counted(total, 'change')} to send`;
}
