import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import classes from './outbox.module.css';
import { syncSentence } from './sync-sentence.ts';
import { useSyncNow } from './use-sync-now.ts';

/** For Me: how things stand with the server in one sentence, and the way to all of it. */
export function SyncCard() {
  const { clock } = useDataContext();
  const status = useLive(syncStatus, {});
  const sync = useSyncNow();
  return (
    <Card labelledBy="sync-heading">
      <h2 className={classes.heading} id="sync-heading">
        Sync
      </h2>
      <output className={classes.quiet}>
        {status.status === 'ready' ? syncSentence(status.data, clock.now()) : ' '}
      </output>
      <div className={classes.actions}>
        <Button variant="default" onClick={sync.run} loading={sync.isRunning}>
          Sync now
        </Button>
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/sync" />}>
          What waits
        </Button>
      </div>
      <output className={classes.outcome}>{sync.outcome}</output>
    </Card>
  );
}
