import { useEffect, useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import classes from './outbox.module.css';
import { useOutboxPorts } from './outbox-ports.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayWords = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

/** Where the browser clears what is saved after days without a visit: until when it is safe, and the way out. */
export function KeptUntil() {
  const { clock } = useDataContext();
  const { storage } = useOutboxPorts();
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void storage.clearedAfterDays().then((found) => !isGone && setDays(found));
    return () => {
      isGone = true;
    };
  }, [storage]);
  if (days === null) return null;
  return (
    <p className={classes.warning}>
      Safari clears what is saved here after {days} days without a visit. Open Passage before{' '}
      <b>{dayWords.format(clock.now() + days * dayMs)}</b>, or add it to your home screen: there it is kept.
    </p>
  );
}
