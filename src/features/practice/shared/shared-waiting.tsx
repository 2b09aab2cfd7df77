import '#ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { sharedPath } from '#platform/share-address.ts';
import classes from './shared.module.css';
import { useShared } from './use-shared.ts';

/** On every screen but questions: a recording that another app shared, and that is no answer yet. */
export function SharedWaiting() {
  const { sharedFiles } = usePracticePorts();
  const shared = useShared(null);
  const isAtIt = useLocation({ select: ({ pathname }) => pathname === sharedPath });
  const [isThrownAway, setIsThrownAway] = useState(false);
  if (shared.status !== 'there' || isAtIt || isThrownAway) return null;
  const throwAway = () => {
    setIsThrownAway(true);
    void sharedFiles.forget();
  };
  return (
    <section className={classes['waiting']} aria-label="Shared recording">
      <h2 className={classes['heading']}>Shared recording</h2>
      <p className={classes['quiet']}>
        <span dir="auto">{shared.file.name}</span> is not an answer yet.
      </p>
      <div className={classes['actions']}>
        <Button renderRoot={(props) => <Link {...props} to="/shared" />}>Use it</Button>
        <Button variant="subtle" color="red" onClick={throwAway}>
          Delete
        </Button>
      </div>
    </section>
  );
}
