import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import hidden from '#ui/visually-hidden.module.css';
import classes from './books.module.css';

/** Cards that are shown while a book is read (spec section 9). */
const six = Array.from({ length: 6 }, (_, index) => index);

/** Six cards of the shape of the cards that come. */
export function CardSkeletons() {
  return (
    <div aria-busy="true">
      <span className={hidden.hidden}>Loading the words</span>
      <ul className={classes.grid} aria-hidden="true">
        {six.map((key) => (
          <li key={key} className={classes.card}>
            <SkeletonBlock width={`${40 + ((key * 7) % 4) * 10}%`} height="24px" />
            <SkeletonBlock width="60%" height="15px" />
            <SkeletonBlock height="44px" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page of a book before its code and its words are there. */
export function BookSkeleton() {
  return (
    <div className={classes.page}>
      <SkeletonBlock height="52px" />
      <SkeletonBlock height="44px" />
      <CardSkeletons />
    </div>
  );
}
