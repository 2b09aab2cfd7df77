import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { AppUpdate } from './app-update.ts';
import classes from './update-notice.module.css';

/** Says that a newer Passage is ready. It waits until the learner wants it. */
export function UpdateNotice({ update }: { update: AppUpdate }) {
  const isOffered = useSyncExternalStore(update.subscribe, update.isOffered);
  return (
    <output data-off-paper>
      {isOffered ? (
        <span className={classes.notice}>
          <span>A newer Passage is ready.</span>
          <Button variant="light" onClick={update.accept}>
            Use it now
          </Button>
        </span>
      ) : null}
    </output>
  );
}
