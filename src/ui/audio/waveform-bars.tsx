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

/**
 * Peaks as upright bars around a middle line: two shapes, not hundreds, which a phone would have to lay out one by one. A picture
 * only: hidden from screen readers.
 */
export function WaveformBars({ peaks, slots, playedRatio = 1, height = 48 }: WaveformBarsProps) {
  const bars = peaks.slice(-slots).map((peak, at) => barPath(at * pitch, peak, height));
  const played = Math.ceil(playedRatio * slots);
  return (
    <svg
      aria-hidden="true"
      className={classes.bars}
      viewBox={`0 0 ${slots * pitch} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
    >
      <path d={bars.slice(0, played).join('')} data-played />
      <path d={bars.slice(played).join('')} />
    </svg>
  );
}

/** A bar with round ends. */
function barPath(x: number, peak: number, height: number): string {
  // Speech seldom comes near full scale: the root makes soft voices visible.
  const size = Math.max(2, Math.sqrt(peak) * height);
  const round = Math.min(barWidth, size) / 2;
  const arc = `a${barWidth / 2} ${round.toFixed(1)} 0 0 1`;
  const top = (height - size) / 2 + round;
  return `M${x} ${top.toFixed(1)}${arc} ${barWidth} 0v${(size - 2 * round).toFixed(1)}${arc}-${barWidth} 0z`;
}
