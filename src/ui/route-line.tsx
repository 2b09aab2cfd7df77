import type { ReactNode } from 'react';
import classes from './route-line.module.css';
import hidden from './visually-hidden.module.css';

export interface RouteStop {
  readonly id: string;
  readonly name: ReactNode;
  readonly done: boolean;
  /** A few quiet words after the name. */
  readonly note: string | null;
}

interface RouteLineProps {
  stops: readonly RouteStop[];
  /** What the line shows, for a screen reader. */
  label: string;
}

/** The motif of Passage: a thin line with stops. It shows progress and is never there as an ornament. */
export function RouteLine({ stops, label }: RouteLineProps) {
  return (
    <ol className={classes.line} aria-label={label}>
      {stops.map((stop) => (
        <li key={stop.id} className={classes.stop} data-done={stop.done || undefined}>
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.name}>{stop.name}</span>
          {stop.done ? <span className={hidden.hidden}>done</span> : null}
          {stop.note === null ? null : <span className={classes.note}>{stop.note}</span>}
        </li>
      ))}
    </ol>
  );
}
