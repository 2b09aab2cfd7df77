import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './plans.module.css';

/** Stands where the plans on sale come. */
export function OfferSkeletons() {
  return (
    <div className={classes['offers']} aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes['waiting']}>
          <SkeletonBlock width="60%" height="1.5rem" />
          <SkeletonBlock width="40%" height="2rem" />
          <SkeletonBlock height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
