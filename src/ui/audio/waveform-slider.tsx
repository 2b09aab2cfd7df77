import type { KeyboardEvent } from 'react';
import { clockText, spokenTime } from './time-text.ts';
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

/** Where it plays, over the waveform: a range input with a picture. Time runs from left to right everywhere. */
export function WaveformSlider({ positionMs, durationMs, peaks, onSeek, onKeyDown }: WaveformSliderProps) {
  const total = durationMs ?? 0;
  const position = Math.min(positionMs, total);
  const ratio = total === 0 ? 0 : position / total;
  return (
    <div dir="ltr" className={classes.slider}>
      {peaks ? (
        <WaveformBars peaks={peaks} slots={peaks.length} playedRatio={ratio} height={40} />
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
        max={Math.max(1, Math.round(total))}
        step={10}
        value={position}
        disabled={durationMs === null}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <span className={classes.times} aria-hidden="true">
        <span>{clockText(position)}</span>
        <span>{durationMs === null ? '' : clockText(durationMs)}</span>
      </span>
    </div>
  );
}
