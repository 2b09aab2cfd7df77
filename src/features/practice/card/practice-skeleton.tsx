import type { ReactNode } from 'react';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './practice-card.module.css';
import bar from './question-bar.module.css';

/** The shape of a question while it is read from the device. `children` say why it takes longer. */
export function PracticeSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.practice} aria-busy="true" aria-label="Loading">
      <div className={bar.bar}>
        <SkeletonBlock width="8rem" />
        <SkeletonBlock width="4rem" />
      </div>
      <div className={bar.slim} />
      <SkeletonBlock width="60%" height="1.6rem" />
      {children}
      <div className={classes.skeletonText}>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock width="70%" />
      </div>
    </div>
  );
}
