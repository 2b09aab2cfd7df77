import type { PteType } from '#contract/exam.ts';
import { waysOut } from '#data/commands/waiting-ops.ts';
import type { OpState } from '#data/op.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import type { WaitingItem } from './list-waiting.ts';
import classes from './me.module.css';
import { agoWords } from './sizes.ts';
import { WaitingActions } from './waiting-actions.tsx';
import { whatWaits, whereItStands } from './waiting-words.ts';

/** Rows shown; the file that can be saved has all of them. */
const shownCount = 30;

const needsLearner = (state: OpState) => waysOut(state).discard;

/** What waits: what, when, where it stands. What needs the learner comes first, then the newest. */
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
  // What needs the learner must not be among those that are only counted.
  const shown = items
    .toSorted((a, b) => Number(needsLearner(b.state)) - Number(needsLearner(a.state)))
    .slice(0, shownCount);
  return (
    <>
      <ul className={classes.waiting}>
        {shown.map((item) => (
          <li key={item.opId} className={classes.item}>
            <span>{whatWaits(item, name(item))}</span>
            <span className={classes.quiet}>
              {agoWords(item.createdAt, now)}. {whereItStands(item)}
            </span>
            <WaitingActions item={item} name={whatWaits(item, name(item))} />
          </li>
        ))}
      </ul>
      {items.length > shownCount ? (
        <p className={classes.quiet}>and {items.length - shownCount} more</p>
      ) : null}
    </>
  );
}
