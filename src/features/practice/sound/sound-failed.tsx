import { Button } from '@mantine/core';
import type { PlayerState } from '#platform/player/player.ts';
import classes from './heard-prompt.module.css';

interface SoundFailedProps {
  sound: PlayerState;
  onRetry: () => void;
}

/** The sound of a question cannot be played: why, and another try. */
export function SoundFailed({ sound, onRetry }: SoundFailedProps) {
  return (
    <div className={classes.failed} role="alert">
      <p>
        <span className={classes.what}>This audio cannot be played now.</span>
        {sound.status === 'failed' &&
          sound.code === 'unreachable' &&
          ' It is not on this device yet, and Passage cannot be reached.'}
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
