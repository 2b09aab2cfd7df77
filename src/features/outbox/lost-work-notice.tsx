import { Button } from '@mantine/core';
import { findLostWork, forgetLostWork } from '#data/store/lost-work.ts';
import type { LostWork } from '#data/store/meta.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { agoWords } from '#ui/amounts.ts';
import classes from './lost-work-notice.module.css';

/** Says once that the browser cleared what was saved here, and how much of it had not been sent. */
export function LostWorkNotice() {
  const context = useDataContext();
  const lost = useLive(findLostWork, {});
  if (lost.status !== 'ready' || lost.data === null) return null;
  const { heading, text } = lostWords(lost.data, context.clock.now());
  return (
    <section className={classes.notice} aria-labelledby="lost-heading">
      <h2 className={classes.heading} id="lost-heading">
        {heading}
      </h2>
      <p className={classes.text}>The browser cleared what Passage had saved here. {text}</p>
      <Button variant="default" onClick={() => void forgetLostWork(context)}>
        I have read this
      </Button>
    </section>
  );
}

function lostWords({ count, lastSeenAt }: LostWork, now: number): { heading: string; text: string } {
  if (count === null)
    return {
      heading: 'What was saved on this device is lost',
      text: 'You are not signed in, so your answers, notes and books are on no server. Passage fetches the questions again automatically.',
    };
  const [changes, were] =
    count === 1 ? ['1 change was', 'this change was'] : [`${count} changes were`, 'these changes were'];
  return {
    heading: `${changes} lost on this device`,
    text: `When the server last heard from it, ${agoWords(lastSeenAt, now)}, ${were} not sent yet. What you did later without a connection is lost too. Everything that was sent is safe.`,
  };
}
