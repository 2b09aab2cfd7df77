import classes from './range-bar.module.css';

interface RangeBarProps {
  low: number;
  high: number;
  min: number;
  max: number;
  /** A mark on the scale, such as a target. */
  mark?: number | undefined;
}

/** A likely span on a scale. A picture of words that stand beside it, so a screen reader does not get it. */
export function RangeBar({ low, high, min, max, mark }: RangeBarProps) {
  const place = (value: number) => `${(100 * (value - min)) / (max - min)}%`;
  return (
    <div className={classes.bar} aria-hidden="true">
      <span
        className={classes.span}
        style={{ insetInlineStart: place(low), width: place(min + high - low) }}
      />
      {mark === undefined ? null : (
        <span className={classes.mark} style={{ insetInlineStart: place(mark) }} />
      )}
    </div>
  );
}
