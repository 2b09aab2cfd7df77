import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import classes from './me.module.css';

/** A page that a row of Me leads to. `wide`: its cards stand in two columns where there is room. */
export function MeSubPage({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <>
      <PageHeading title={title} start={<BackLink to="/me" label="Back to Me" />} />
      <div className={classes.cards} data-wide={wide}>
        {children}
      </div>
    </>
  );
}
