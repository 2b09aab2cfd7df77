import type { ReactNode } from 'react';
import classes from './why-this.module.css';

interface WhyThisProps {
  /** A few words at the end of the line that opens the reason. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The reason for what the app offers, one tap away. */
export function WhyThis({ beside, children }: WhyThisProps) {
  return (
    <details className={classes.why}>
      <summary>
        Why this
        {beside === undefined ? null : <span className={classes.beside}>{beside}</span>}
      </summary>
      <p>{children}</p>
    </details>
  );
}
