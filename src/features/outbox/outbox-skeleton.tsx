import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './outbox.module.css';

/** The shape of the screen while the device is read. */
export function OutboxSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true" aria-label="Loading">
      <SkeletonBlock height="9rem" />
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="5rem" />
    </div>
  );
}
