import type { KeyboardEvent } from 'react';
import { formatClock } from '#domain/timing/format-clock.ts';
import { fewerPeaks } from './fewer-peaks.ts';
import { inSeekSteps, seekStepMs } from './seek-steps.ts';
import { spokenTime } from './time-text.ts';
import { WaveformBars } from './waveform-bars.tsx';
import classes from './waveform-slider.module.css';

interface WaveformSliderProps {
  positionMs: number;
  /** `null` while it is not known: then there is nothing to seek in. */
  durationMs: number | null;
  /** `null` draws a plain line. */
  peaks: readonly number[] | null;
  onSeek: (positionMs: number) => void;
  /** Takes the keys before the slider's own, finer steps. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** More would run into each other on a phone. */
const mostBars = 60;

/** Where it plays, over the waveform: a range input with a picture. Time runs from left to right everywhere. */
export function WaveformSlider({ positionMs, durationMs, peaks, onSeek, onKeyDown }: WaveformSliderProps) {
  const total = durationMs ?? 0;
  const position = Math.min(positionMs, total);
  const ratio = total === 0 ? 0 : position / total;
  const bars = fewerPeaks(peaks ?? [], mostBars);
  return (
    <div dir="ltr" className={classes.slider}>
      {peaks ? (
        <WaveformBars peaks={bars} slots={bars.length} playedRatio={ratio} height={40} />
      ) : (
        <div className={classes.line}>
          <div className={classes.played} style={{ width: `${ratio * 100}%` }} />
        </div>
      )}
      <input
        type="range"
        className={classes.input}
        aria-label="Position"
        aria-valuetext={`${spokenTime(position)} of ${spokenTime(total)}`}
        min={0}
        max={Math.max(seekStepMs, inSeekSteps(total))}
        step={seekStepMs}
        value={inSeekSteps(position)}
        disabled={durationMs === null}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <span className={classes.times} aria-hidden="true" translate="no">
        <span>{formatClock(position)}</span>
        <span>{durationMs === null ? '' : formatClock(durationMs)}</span>
      </span>
    </div>
  );
}
