import { useState } from 'react';
import { formatClock } from '#domain/timing/format-clock.ts';
import { inSeekSteps, seekStepMs } from '#ui/audio/seek-steps.ts';
import { spokenTime } from '#ui/audio/time-text.ts';
import { PlayedSlider } from './played-slider.tsx';
import classes from './player.module.css';

interface SeekBarProps {
  positionMs: number;
  /** `null` while there is nothing to seek in. */
  durationMs: number | null;
  onSeek: (positionMs: number) => void;
  /** Two seconds back or forward. */
  onStep: (direction: 1 | -1) => void;
}

/** Play at the very end would begin at the start again: what is sought there ends a moment later. */
const beforeEndMs = 100;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where the lesson is. Time runs from left to right everywhere. */
export function SeekBar({ positionMs, durationMs, onSeek, onStep }: SeekBarProps) {
  // Under a finger the thumb stays where it is held: the video is there a moment later.
  const [heldMs, setHeldMs] = useState<number | null>(null);
  const total = durationMs ?? 0;
  const position = Math.min(heldMs ?? positionMs, total);
  const release = () => setHeldMs(null);
  return (
    <div className={classes.seek} dir="ltr">
      <PlayedSlider
        percent={total === 0 ? 0 : (100 * position) / total}
        aria-label="Position"
        aria-valuetext={`${spokenTime(position)} of ${spokenTime(total)}`}
        min={0}
        max={Math.max(seekStepMs, inSeekSteps(total))}
        step={seekStepMs}
        value={inSeekSteps(position)}
        disabled={durationMs === null}
        onPointerDown={() => setHeldMs(positionMs)}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          if (heldMs !== null) setHeldMs(next);
          onSeek(Math.max(0, Math.min(next, total - beforeEndMs)));
        }}
        onKeyDown={(event) => {
          const direction = steps[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          onStep(direction);
        }}
      />
      <span className={classes.time} translate="no" aria-hidden="true">
        {formatClock(position)} of {formatClock(total)}
      </span>
    </div>
  );
}
