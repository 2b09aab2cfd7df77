import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './page-pending.module.css';

/** While the code of a page is fetched for the first time. */
export function PagePending() {
  return (
    <div className={classes.page} aria-busy="true" aria-label="Loading">
      <SkeletonBlock width="60%" height="1.6rem" />
      <SkeletonBlock width="35%" />
      <SkeletonBlock height="6rem" />
    </div>
  );
}
