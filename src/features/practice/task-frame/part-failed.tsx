import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './part-failed.module.css';

interface PartFailedProps {
  what: string;
  why?: ReactNode;
  onRetry: () => void;
  /** What else can be done. */
  onward?: ReactNode;
}

/** A part of a question cannot be shown or heard: what, why, and another try. */
export function PartFailed({ what, why, onRetry, onward }: PartFailedProps) {
  return (
    <div className={classes.failed} role="alert">
      <p>
        <span className={classes.what}>{what}</span>
        {why}
      </p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
        {onward}
      </div>
    </div>
  );
}
