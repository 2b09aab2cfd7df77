import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './timing-player.module.css';

/** What the timing player shows: structurally its own state. */
export type TimingPlayerView =
  | { status: 'waiting'; remainingSeconds: number }
  | { status: 'loading' | 'playing' | 'paused' | 'ended' | 'blocked' | 'failed' | 'silent' };

interface TimingPlayerProps {
  state: TimingPlayerView;
  /** Plays at once: skips the wait, or answers the browser that wants a tap. */
  onPlay: () => void;
  /** The controls, once it has begun. */
  player: ReactNode;
}

/** Counts down to the prompt, then plays it. Texts of spec section 4. */
export function TimingPlayer({ state, onPlay, player }: TimingPlayerProps) {
  if (state.status === 'silent') return <p className={classes.line}>This question has no audio.</p>;
  if (state.status === 'waiting') {
    return (
      <div className={classes.wait}>
        {/* The number changes each second; a screen reader hears the sentence once. */}
        <p className={classes.line} role="timer" aria-live="off">
          Play after {state.remainingSeconds} sec
        </p>
        <Button variant="default" onClick={onPlay}>
          Play now
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.wait}>
      {state.status === 'blocked' ? <Button onClick={onPlay}>Click to ply voice</Button> : null}
      {player}
    </div>
  );
}
