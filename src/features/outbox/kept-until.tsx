import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useClearedAfterDays } from '#ui/use-cleared-after-days.ts';
import classes from './outbox.module.css';
import { useOutboxPorts } from './outbox-ports.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayWords = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

/**
 * Where the browser clears what is saved after days without a visit: until when it is safe. An app on the home screen is no way out,
 * for it has a storage of its own.
 */
export function KeptUntil() {
  const { clock } = useDataContext();
  const { storage } = useOutboxPorts();
  const days = useClearedAfterDays(storage);
  if (days === null) return null;
  return (
    <p className={classes.warning}>
      This browser clears what is saved here after {days} days without a visit. Open Passage before{' '}
      <b>{dayWords.format(clock.now() + days * dayMs)}</b> to keep it.
    </p>
  );
}
