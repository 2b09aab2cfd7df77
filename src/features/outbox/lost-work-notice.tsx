import { Button } from '@mantine/core';
import { findLostWork, forgetLostWork } from '#data/lost-work.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { agoWords } from '#ui/amounts.ts';
import classes from './lost-work-notice.module.css';

/** Says once that the browser cleared what was saved here, and how much of it had not been sent. */
export function LostWorkNotice() {
  const context = useDataContext();
  const lost = useLive(findLostWork, {});
  if (lost.status !== 'ready' || lost.data === null) return null;
  const { count, lastSeenAt } = lost.data;
  return (
    <section className={classes.notice} aria-labelledby="lost-heading">
      <h2 className={classes.heading} id="lost-heading">
        {count === 1 ? '1 change was lost on this device' : `${count} changes were lost on this device`}
      </h2>
      <p className={classes.text}>
        The browser cleared what Passage had saved here. When the server last heard from it,{' '}
        {agoWords(lastSeenAt, context.clock.now())}, {count === 1 ? 'this change was' : 'these changes were'}{' '}
        not sent yet. What you did later without a connection is lost too. Everything that was sent is safe.
      </p>
      <Button variant="default" onClick={() => void forgetLostWork(context)}>
        I have read this
      </Button>
    </section>
  );
}
