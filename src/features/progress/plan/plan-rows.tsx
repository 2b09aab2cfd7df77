import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { TaskOfDay } from '#data/queries/day-plan.ts';
import { PlanTask } from './plan-task.tsx';
import classes from './plan.module.css';

interface PlanRowsProps {
  tasks: readonly TaskOfDay[];
  /** They are by the estimates of the day: no others will take their place. */
  isOfDay: boolean;
  /** What stands here instead of no task. */
  none: string;
  pteType: PteType;
  /** What else can be done, in the last line. */
  children: ReactNode;
}

/**
 * The tasks of a skill, the most useful first. When the day's own plan comes after another one, it takes the places of the rows that stand
 * here: those that it does not need stay empty, and what it has beyond them is a tap away, so that nothing on the page moves.
 */
export function PlanRows({ tasks, isOfDay, none, pteType, children }: PlanRowsProps) {
  const count = tasks.length;
  /** `places`: how many rows there were before the day's own plan; `null`: as many as there are. */
  const [last, setLast] = useState<Standing>({ isOfDay, count, places: null });
  if (last.isOfDay !== isOfDay || last.count !== count) {
    const settles = isOfDay && !last.isOfDay && last.count > 0;
    setLast({ isOfDay, count, places: settles ? last.count : null });
  }
  const places = last.places ?? count;
  const empty = Array.from({ length: Math.max(0, places - count) }, (_, at) => count + at);
  const hidden = Math.max(0, count - places);
  return (
    <>
      {places === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.tasks}>
          {/* By their places: the focus stays where it is. */}
          {tasks.slice(0, places).map((task, place) => (
            <PlanTask key={place} task={task} pteType={pteType} />
          ))}
          {empty.map((place) => (
            <li key={place} className={classes.empty} aria-hidden={place > 0}>
              {place === 0 ? none : null}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {children}
        {hidden === 0 ? null : (
          <Button variant="subtle" onClick={() => setLast({ ...last, places: null })}>
            Show {hidden} more
          </Button>
        )}
      </div>
    </>
  );
}

interface Standing {
  readonly isOfDay: boolean;
  readonly count: number;
  readonly places: number | null;
}
