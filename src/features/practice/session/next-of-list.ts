import type { SessionStop } from '#contract/entities/practice-session.ts';
import { findNeighbours } from '#data/queries/find-neighbours.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useLive } from '#data/hooks/use-live.ts';

interface ListPlace {
  readonly practiceId: number;
  /** The list that the learner came from. */
  readonly filter: ListArgs;
}

/** The next question of the list; `null` while it is looked for, and where there is no other. */
export function useNextOfList({ practiceId, filter }: ListPlace): SessionStop | null {
  const near = useLive(findNeighbours, { practiceId, filter }, { drawsMuch: true });
  const nextId = near.status === 'ready' ? near.data.nextId : null;
  return nextId === null || nextId === practiceId ? null : { practiceId: nextId, taskType: filter.taskType };
}
