import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './link-rows.module.css';

/** A group of rows that lead to pages. */
export function LinkRows({ title, children }: { title?: string; children: ReactNode }) {
  const headingId = useId();
  const list = (
    <ul className={classes['rows']} aria-labelledby={title === undefined ? undefined : headingId}>
      {children}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section>
      <h2 className={classes['title']} id={headingId}>
        {title}
      </h2>
      {list}
    </section>
  );
}
