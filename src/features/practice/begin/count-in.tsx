import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './begin-gate.module.css';

const countFrom = 3;

/** In a session the next item of a known task begins by itself after a count of 3. A tap holds it. */
export function CountIn({ onBegin, onHold }: { onBegin: () => void; onHold: () => void }) {
  const { clock } = useDataContext();
  const [left, setLeft] = useState(countFrom);
  const begin = useRef(onBegin);
  useEffect(() => {
    begin.current = onBegin;
  });
  useEffect(() => clock.after(1_000, () => (left > 1 ? setLeft(left - 1) : begin.current())), [clock, left]);
  return (
    <section className={classes['gate']} aria-label="Before you begin">
      <p className={classes['line']}>
        Begins in{' '}
        <span className={classes['count']} role="timer" aria-live="off">
          {left}
        </span>
      </p>
      <output className={hidden.hidden}>Begins in {countFrom} seconds</output>
      <Button variant="default" size="md" className={classes['action'] ?? ''} onClick={onHold}>
        Wait
      </Button>
    </section>
  );
}
