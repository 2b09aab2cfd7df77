import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import rowClasses from './question-rows.module.css';
import tableClasses from './question-table.module.css';
import classes from './list-skeleton.module.css';

/** Rows that are shown while the list is read (spec section 9). */
const nine = [...'123456789'];

/** Nine rows of exactly the shape of the rows that come. */
export function ListSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div aria-busy="true">
      <span className={tableClasses.caption}>Loading the questions</span>
      {isWide ? (
        <div className={tableClasses.surface} aria-hidden="true">
          <div className={classes.head} />
          {nine.map((key) => (
            <div key={key} className={classes.tableRow}>
              <SkeletonBlock width="52px" />
              <SkeletonBlock width={`${30 + ((Number(key) * 7) % 5) * 5}%`} />
            </div>
          ))}
        </div>
      ) : (
        <ul className={rowClasses.list} aria-hidden="true">
          {nine.map((key) => (
            <li key={key} className={rowClasses.row}>
              <SkeletonBlock width={`${55 + ((Number(key) * 7) % 4) * 10}%`} height="20px" />
              <SkeletonBlock width="34%" height="15px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
