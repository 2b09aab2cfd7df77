import { Filling } from '#ui/filling.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './plans.module.css';

/**
 * Stands where the plans on sale come. What follows is not shown before: who is signed out or offline gets a card of another height,
 * which would move it.
 */
export function OfferSkeletons() {
  return (
    <>
      <div className={classes['offers']} aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={classes['waiting']}>
            <SkeletonBlock width="60%" height="1.5rem" />
            <SkeletonBlock width="40%" height="2rem" />
            <SkeletonBlock height="2.75rem" />
          </div>
        ))}
      </div>
      <Filling />
    </>
  );
}
