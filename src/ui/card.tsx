import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `main`: the one thing of the page. `plain`: the rest. */
  tone?: 'main' | 'plain';
  /** Makes the card a landmark with a name. */
  labelledBy?: string;
}

/** A quiet surface with one matter in it. */
export function Card({ children, tone = 'plain', labelledBy }: CardProps) {
  return (
    <section className={classes.card} data-tone={tone} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
