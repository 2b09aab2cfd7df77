import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './home.module.css';

/** The shape of the next-step card, while local data is opened. */
export function HomeSkeleton() {
  return (
    <div className={classes.columns} aria-busy="true">
      <Card tone="main">
        <div className={classes.next}>
          <SkeletonBlock width="40%" height="1.1rem" />
          <SkeletonBlock width="55%" height="1.8rem" />
          <SkeletonBlock width="70%" height="1.3rem" />
          <SkeletonBlock width="100%" height="48px" />
        </div>
      </Card>
    </div>
  );
}
