import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { AppUpdate } from './app-update.ts';
import classes from './update-notice.module.css';

/** Says that a newer Passage is ready. It waits until the learner wants it, and says so while it is still on its way. */
export function UpdateNotice({ update }: { update: AppUpdate }) {
  const isOffered = useSyncExternalStore(update.subscribe, update.isOffered);
  const isAccepted = useSyncExternalStore(update.subscribe, update.isAccepted);
  return (
    <output data-off-paper>
      {isOffered || isAccepted ? (
        <span className={classes.notice}>
          <span>
            {isAccepted
              ? 'The newer Passage is on its way. Go on until the page loads again.'
              : 'A newer Passage is ready.'}
          </span>
          {isOffered && (
            <Button variant="light" onClick={update.accept}>
              Use it now
            </Button>
          )}
        </span>
      ) : null}
    </output>
  );
}
