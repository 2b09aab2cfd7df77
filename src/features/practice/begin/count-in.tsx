import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePageIsSeen } from '#ui/use-page-is-seen.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './begin-gate.module.css';

const countFrom = 3;

/**
 * In a session the next item of a known task begins by itself after a count of 3. A tap anywhere on it holds it. While nobody sees the
 * page it does not count: a phone that was locked after Next counts from the start when it is looked at again.
 */
export function CountIn({ onBegin, onHold }: { onBegin: () => void; onHold: () => void }) {
  const { clock } = useDataContext();
  const isSeen = usePageIsSeen();
  const [left, setLeft] = useState(countFrom);
  const begin = useRef(onBegin);
  const hold = useRef(onHold);
  useEffect(() => {
    begin.current = onBegin;
    hold.current = onHold;
  });
  const card = useRef<HTMLElement>(null);
  // The keyboard has the button, whose press comes here as well.
  useEffect(() => {
    const { current } = card;
    const run = () => hold.current();
    current?.addEventListener('click', run);
    return () => current?.removeEventListener('click', run);
  }, []);
  useEffect(() => {
    if (!isSeen) return undefined;
    return clock.after(1_000, () => (left > 1 ? setLeft(left - 1) : begin.current()));
  }, [clock, left, isSeen]);
  if (!isSeen && left !== countFrom) setLeft(countFrom);
  return (
    <section className={classes['gate']} aria-label="Before you begin" ref={card}>
      <p className={classes['line']}>
        Begins in{' '}
        <span className={classes['count']} role="timer" aria-live="off" translate="no">
          {left}
        </span>
      </p>
      <output className={hidden.hidden}>Begins in {countFrom} seconds</output>
      <Button variant="default" size="md" className={classes['action'] ?? ''}>
        Wait
      </Button>
    </section>
  );
}
