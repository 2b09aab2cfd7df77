import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import classes from './statistics.module.css';

/** One card of the statistics under its name. */
export function StatisticsPart({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Card labelledBy={id}>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
