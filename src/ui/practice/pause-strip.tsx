import type { Pause } from '#contract/entities/answer.ts';
import { WaveformBars } from '#ui/audio/waveform-bars.tsx';
import classes from './pause-strip.module.css';

export interface PauseStripProps {
  /** `null` while the recording is decoded. */
  peaks: readonly number[] | null;
  pauses: readonly Pause[];
  durationMs: number;
}

const height = 64;

/** The waveform of a recording with its pauses shaded. A picture of what the text beside it says in words. */
export function PauseStrip({ peaks, pauses, durationMs }: PauseStripProps) {
  return (
    <div className={classes.strip} dir="ltr" aria-hidden="true" style={{ height }}>
      {peaks && <WaveformBars peaks={peaks} slots={peaks.length} height={height} />}
      {durationMs > 0 &&
        pauses.map((pause) => (
          <span
            key={pause.startMs}
            className={classes.pause}
            style={{
              left: `${(100 * pause.startMs) / durationMs}%`,
              width: `${(100 * pause.durationMs) / durationMs}%`,
            }}
          />
        ))}
    </div>
  );
}
