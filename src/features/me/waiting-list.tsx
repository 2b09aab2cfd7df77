import type { PteType } from '#contract/exam.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import type { WaitingItem } from './list-waiting.ts';
import classes from './me.module.css';
import { agoWords } from './sizes.ts';
import { whatWaits, whereItStands } from './waiting-words.ts';

/** Rows shown; the file that can be saved has all of them. */
const shownCount = 30;

/** What waits, newest first: what, when, where it stands. */
export function WaitingList({
  items,
  pteType,
  now,
}: {
  items: readonly WaitingItem[];
  pteType: PteType;
  now: number;
}) {
  const rubric = rubricFor(pteType);
  const name = ({ taskType }: WaitingItem) => (taskType && taskRule(rubric, taskType)?.displayName) ?? null;
  return (
    <>
      <ul className={classes.waiting}>
        {items.slice(0, shownCount).map((item) => (
          <li key={item.opId} className={classes.item}>
            <span>{whatWaits(item, name(item))}</span>
            <span className={classes.quiet}>
              {agoWords(item.createdAt, now)}. {whereItStands(item)}
            </span>
          </li>
        ))}
      </ul>
      {items.length > shownCount ? (
        <p className={classes.quiet}>and {items.length - shownCount} more</p>
      ) : null}
    </>
  );
}
