import { Button } from '@mantine/core';
import classes from './sound.module.css';

interface ShortRecordingProps {
  onAgain: () => void;
  onKeep: () => void;
}

/** In the place of Submit, where a recording can hardly be an answer. */
export function ShortRecording({ onAgain, onKeep }: ShortRecordingProps) {
  return (
    <div className={classes['short']}>
      <output>This recording is shorter than a second. Do you want to record it again?</output>
      <div className={classes['shortDeeds']}>
        <Button onClick={onAgain}>Record again</Button>
        <Button variant="default" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
