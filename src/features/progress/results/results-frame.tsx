import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '#ui/card.tsx';
import classes from './results.module.css';

interface ResultsFrameProps {
  /** There is a result already. */
  hasAny?: boolean;
  children?: ReactNode;
}

/** The card of the official results, and what they are for. */
export function ResultsFrame({ hasAny = false, children }: ResultsFrameProps) {
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Official results
      </h2>
      <p className={classes.quiet}>
        {hasAny
          ? 'Your estimates are set by these results and by what you answered about the same time.'
          : 'Have you taken the real test? Add the result, and your estimates fit you better.'}
      </p>
      {children}
    </Card>
  );
}
