import { useState } from 'react';
import type { ReactNode } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useNow } from '#ui/use-now.ts';
import { listOutbox } from './list-outbox.ts';
import { queueFacts } from '#data/queries/queue-facts.ts';
import { OutboxList } from './outbox-list.tsx';
import { OutboxSkeleton } from './outbox-skeleton.tsx';
import { OutboxState } from './outbox-state.tsx';
import classes from './outbox.module.css';
import { PendingCopy } from './pending-copy.tsx';

/** Rows read at first and added by each "Show more". */
const step = 50;

/** The part of the screen that reads local data. */
export function OutboxContent({ signIn, more }: { signIn: ReactNode; more: ReactNode }) {
  const { clock } = useDataContext();
  const now = useNow(clock);
  const [limit, setLimit] = useState(step);
  const outbox = useLive(listOutbox, { limit }, { keepPrevious: true });
  const status = useLive(syncStatus, {});
  const facts = useLive(queueFacts, {});
  const summary = useLive(outboxSummary, {});
  const profile = useLive(findProfile, {});
  for (const live of [outbox, status, facts, summary]) if (live.status === 'failed') throw live.error;
  if (
    outbox.status !== 'ready' ||
    status.status !== 'ready' ||
    facts.status !== 'ready' ||
    summary.status !== 'ready'
  )
    return <OutboxSkeleton />;
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const { needsYou, blocked, waiting, sending } = outbox.data.counts;
  const total = needsYou + blocked + waiting + sending;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <OutboxState
          status={status.data}
          facts={facts.data}
          total={total}
          oldestAt={summary.data.oldestAt}
          signIn={signIn}
        />
      </div>
      <div className={classes.column} data-main>
        <OutboxList
          outbox={outbox.data}
          trouble={facts.data.trouble}
          pteType={pteType}
          now={now}
          onMore={() => setLimit(limit + step)}
        />
      </div>
      <div className={classes.column}>
        {total > 0 ? <PendingCopy total={total} pteType={pteType} /> : null}
        {more}
      </div>
    </div>
  );
}
