import { Link } from '@tanstack/react-router';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { agoWords } from '#ui/amounts.ts';
import { Filling } from '#ui/filling.tsx';
import { useNow } from '#ui/use-now.ts';
import { Card } from '#ui/card.tsx';
import classes from './home.module.css';

/** What is saved here and not on the server yet. Nothing is shown when there is nothing. */
export function WaitingLine() {
  const { clock } = useDataContext();
  const outbox = useLive(outboxSummary, {});
  const now = useNow(clock, outbox.status === 'ready' && outbox.data.waiting > 0);
  if (outbox.status === 'loading') return <Filling />;
  if (outbox.status !== 'ready' || outbox.data.waiting === 0) return null;
  const { waiting, oldestAt } = outbox.data;
  return (
    <Card>
      <div className={classes.line}>
        <div>
          <p>{waiting === 1 ? '1 change is waiting to sync' : `${waiting} changes are waiting to sync`}</p>
          <p className={classes.quiet}>
            Saved on this device{oldestAt === null ? '' : `, the oldest ${agoWords(oldestAt, now)}`}
          </p>
        </div>
        <Link to="/sync" className={classes.more}>
          See them
        </Link>
      </div>
    </Card>
  );
}
