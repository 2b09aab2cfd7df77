import { Button } from '@mantine/core';
import type { PteType } from '#contract/exam.ts';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { exportWaiting, listWaiting } from './list-waiting.ts';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';
import { saveFile } from './save-file.ts';
import { syncSentence } from './sync-sentence.ts';
import { WaitingList } from './waiting-list.tsx';

/** The truth about syncing: when it last worked, what waits and why, and what the learner can do. */
export function SyncCard({ pteType }: { pteType: PteType }) {
  const context = useDataContext();
  const { syncNow } = useMePorts();
  const status = useLive(syncStatus, {});
  const waiting = useLive(listWaiting, {});
  const items = waiting.status === 'ready' ? waiting.data : [];
  return (
    <Card labelledBy="sync-heading">
      <h2 className={classes.heading} id="sync-heading">
        Sync
      </h2>
      <p className={classes.quiet} role="status">
        {status.status === 'ready' ? syncSentence(status.data, context.clock.now()) : ' '}
      </p>
      {items.length > 0 ? <WaitingList items={items} pteType={pteType} now={context.clock.now()} /> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={syncNow}>
          Sync now
        </Button>
        {items.length > 0 ? (
          <Button
            variant="subtle"
            onClick={() => void exportWaiting(context).then((text) => saveFile('passage-waiting.json', text))}
          >
            Save what waits as a file
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
