import type { ReactNode } from 'react';
import classes from './route-line.module.css';
import hidden from './visually-hidden.module.css';

export interface RouteStop {
  readonly name: ReactNode;
  readonly standing: 'answered' | 'skipped' | 'left';
  /** A few quiet words after the name; `null`: what was skipped says so by itself. */
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
      {/* By their places: one whose place another takes does not move, so the focus stays where it is. */}
      {stops.map(({ name, standing, note }, place) => (
        <li key={place} className={classes.stop} data-standing={standing}>
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.name}>{name}</span>
          {standing === 'answered' ? <span className={hidden.hidden}>done</span> : null}
          {standing === 'left' && note === null ? <span className={hidden.hidden}>to do</span> : null}
          <Note>{note ?? (standing === 'skipped' ? 'Skipped' : null)}</Note>
        </li>
      ))}
    </ol>
  );
}

function Note({ children }: { children: string | null }) {
  return children === null ? null : <span className={classes.note}>{children}</span>;
}
