import classes from './score-ring.module.css';
import { ringArc } from './ring-arc.ts';
import hidden from './visually-hidden.module.css';

interface ScoreRingProps {
  /** What the ring shows, for a screen reader: "Overall target". */
  label: string;
  score: number;
  max: number;
  /** An estimate beside it, drawn as a second, thinner arc from `low` to `high`. */
  range?: { readonly low: number; readonly high: number } | undefined;
}

const radius = 44;
const innerRadius = 34;

/** A score out of the most that there is, as a ring. The number stands in it: the arc is never the only sign. */
export function ScoreRing({ label, score, max, range }: ScoreRingProps) {
  const spoken = range ? `, your estimate is ${range.low} to ${range.high}` : '';
  return (
    <div className={classes.ring}>
      <p className={hidden.hidden}>{`${label}: ${score} out of ${max}${spoken}`}</p>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={radius} />
        <circle className={classes.arc} cx="50" cy="50" r={radius} {...ringArc(radius, 0, score / max)} />
        {range ? (
          <circle
            className={classes.range}
            cx="50"
            cy="50"
            r={innerRadius}
            {...ringArc(innerRadius, range.low / max, range.high / max)}
          />
        ) : null}
      </svg>
      <p className={classes.figure} aria-hidden="true">
        <b translate="no">{score}</b>
        <span>of {max}</span>
      </p>
    </div>
  );
}
