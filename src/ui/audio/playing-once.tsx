import { Button } from '@mantine/core';
import classes from './playing-once.module.css';
import type { PlayerView } from './player-view.ts';
import { spokenTime } from './time-text.ts';

interface PlayingOnceProps {
  state: PlayerView;
  /** What plays, for a screen reader: "The sentence". */
  label: string;
  /** Goes on after something else has stopped it. */
  onResume: () => void;
}

/** Shows how far a sound has come that plays once, as in the exam: no pause, no way back. */
export function PlayingOnce({ state, label, onResume }: PlayingOnceProps) {
  const isPlaced = 'positionMs' in state;
  const positionMs = isPlaced ? state.positionMs : 0;
  const durationMs = isPlaced ? state.durationMs : null;
  return (
    <div className={classes.once} data-off-paper>
      <progress
        className={classes.bar}
        aria-label={label}
        aria-valuetext={spokenTime(positionMs)}
        max={durationMs ?? 1}
        value={durationMs === null ? 0 : Math.min(positionMs, durationMs)}
      />
      {state.status === 'paused' && (
        <Button variant="default" onClick={onResume}>
          Go on listening
        </Button>
      )}
    </div>
  );
}
