import type { ReactNode } from 'react';
import { ringArc } from './ring-arc.ts';
import classes from './range-ring.module.css';

interface RangeRingProps {
  /** The likely span; `null` while too little is known. */
  range: { readonly low: number; readonly high: number } | null;
  /** The ends of the scale. */
  min: number;
  max: number;
  /** A tick on the scale, such as a target. */
  mark?: number | undefined;
  /** How much is there of what a range takes, 0 to 1; drawn while there is none. */
  share?: number;
  /** `large`: the one that counts most. */
  size?: 'large' | 'small';
  /** The words in it. A screen reader gets the words around it. */
  children: ReactNode;
}

const radius = 43;

/** A likely span on a scale, as a ring. A picture of words that stand beside it, so a screen reader does not get it. */
export function RangeRing({ range, min, max, mark, share = 0, size = 'small', children }: RangeRingProps) {
  const place = (value: number) => (value - min) / (max - min);
  const [from, to] = range === null ? [0, share] : [place(range.low), place(range.high)];
  return (
    <div className={classes['ring']} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className={classes['track']} cx="50" cy="50" r={radius} />
        {to > 0 && (
          <circle
            className={classes['arc']}
            data-share={range === null || undefined}
            cx="50"
            cy="50"
            r={radius}
            {...ringArc(radius, from, to)}
          />
        )}
        {mark !== undefined && (
          <circle
            className={classes['mark']}
            cx="50"
            cy="50"
            r={radius}
            {...ringArc(radius, Math.max(0, place(mark) - 0.008), place(mark) + 0.008)}
          />
        )}
      </svg>
      <div className={classes['figure']}>{children}</div>
    </div>
  );
}
