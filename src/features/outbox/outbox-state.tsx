import { Button } from '@mantine/core';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { lastSync } from './last-sync.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { agoWords } from '#ui/amounts.ts';
import classes from './outbox.module.css';
import { syncSentence } from './sync-sentence.ts';
import { useSyncNow } from './use-sync-now.ts';

/** How things stand, in one sentence and three facts, and the one thing to do. */
export function OutboxState({ status, total }: { status: SyncStatus; total: number }) {
  const { clock } = useDataContext();
  const summary = useLive(outboxSummary, {});
  const last = useLive(lastSync, {});
  const sync = useSyncNow();
  const now = clock.now();
  const oldestAt = summary.status === 'ready' ? summary.data.oldestAt : null;
  const lastAt = last.status === 'ready' ? last.data.at : null;
  return (
    <Card tone="main" labelledBy="state-heading">
      <h2 className={classes.heading} id="state-heading">
        {total === 0 ? 'Nothing waits' : total === 1 ? '1 thing waits' : `${total} things wait`}
      </h2>
      <output className={classes.sentence}>{syncSentence(status, now)}</output>
      <dl className={classes.facts}>
        {oldestAt === null ? null : (
          <>
            <dt>The oldest</dt>
            <dd>{agoWords(oldestAt, now)}</dd>
          </>
        )}
        <dt>Last sync</dt>
        <dd>{lastAt === null ? 'Not yet' : agoWords(lastAt, now)}</dd>
      </dl>
      <Button className={classes.wide} onClick={sync.run} loading={sync.isRunning}>
        Sync now
      </Button>
      <output className={classes.outcome}>{sync.outcome}</output>
    </Card>
  );
}
