import classes from './waveform-bars.module.css';

interface WaveformBarsProps {
  /** 0..1 each, in time order. */
  peaks: readonly number[];
  /** Room for so many; fewer stand at the start. */
  slots: number;
  /** How many of them, 0..1, are behind the playing position. All of them when not given. */
  playedRatio?: number;
  height?: number;
}

const barWidth = 3;
const pitch = 5;

/** Peaks as upright bars around a middle line. A picture only: hidden from screen readers. */
export function WaveformBars({ peaks, slots, playedRatio = 1, height = 48 }: WaveformBarsProps) {
  return (
    <svg
      aria-hidden="true"
      className={classes.bars}
      viewBox={`0 0 ${slots * pitch} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
    >
      {peaks.slice(-slots).map((peak, at) => {
        // Speech seldom comes near full scale: the root makes soft voices visible.
        const size = Math.max(2, Math.sqrt(peak) * height);
        return (
          <rect
            // A bar is its place: there is nothing else that tells it from its neighbour.
            key={at}
            x={at * pitch}
            y={(height - size) / 2}
            width={barWidth}
            height={size}
            rx={1.5}
            data-played={at / slots < playedRatio || undefined}
          />
        );
      })}
    </svg>
  );
}
