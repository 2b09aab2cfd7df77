import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './all-lessons.module.css';

/** As the page will be, while it is read which lessons there are. */
export function LessonsWaiting() {
  return (
    <div aria-busy="true">
      <div className={classes.top} />
      <SkeletonBlock width="8rem" height="1.3rem" />
      <div className={classes.waiting}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <SkeletonBlock key={key} height="13rem" />
        ))}
      </div>
    </div>
  );
}
