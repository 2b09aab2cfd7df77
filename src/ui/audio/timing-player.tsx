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
  /** The wait cannot be skipped, as in the exam. */
  isFixed?: boolean;
  /** The controls, once it has begun. */
  player: ReactNode;
  /** What is there from the countdown to the end. */
  volume?: ReactNode;
}

/** Counts down to the prompt, then plays it. Texts of spec section 4. */
export function TimingPlayer({ state, onPlay, isFixed = false, player, volume }: TimingPlayerProps) {
  if (state.status === 'silent') return <p className={classes.line}>This question has no audio.</p>;
  return (
    <div className={isFixed ? classes.fixed : classes.wait} data-off-paper>
      {state.status === 'waiting' ? (
        <>
          {/* The number changes each second; a screen reader hears the sentence once. */}
          <p className={classes.line} role="timer" aria-live="off">
            Play after {state.remainingSeconds} sec
          </p>
          {!isFixed && (
            <Button variant="default" onClick={onPlay}>
              Play now
            </Button>
          )}
        </>
      ) : (
        <>
          {state.status === 'blocked' ? <Button onClick={onPlay}>Click to ply voice</Button> : null}
          {player}
        </>
      )}
      {/* The same one all the while: who moves it keeps it when the sound begins. */}
      {volume}
    </div>
  );
}
