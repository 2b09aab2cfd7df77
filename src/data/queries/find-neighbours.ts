import type { ReadContext } from '#data/store/context.ts';
import { isIndexed, listMatching, sortedRange, type ListArgs } from './list-practices.ts';

export interface Neighbours {
  previousId: number | null;
  nextId: number | null;
  /** From 0; `null` when the practice is not in the filtered list (it was opened by a link, or has just left it). */
  position: number | null;
  total: number;
}

/** Previous and Next within the list that the learner came from. */
export async function findNeighbours(
  { db }: ReadContext,
  { practiceId, filter }: { practiceId: number; filter: ListArgs },
): Promise<Neighbours> {
  const ids = isIndexed(filter)
    ? await sortedRange(db, filter.taskType, filter.sort).primaryKeys()
    : (await listMatching({ db }, filter)).map((row) => row.id);
  const at = ids.indexOf(practiceId);
  const found = at !== -1;
  return {
    previousId: found ? (ids[at - 1] ?? null) : null,
    // From outside the list, Next leads to its first practice.
    nextId: ids[found ? at + 1 : 0] ?? null,
    position: found ? at : null,
    total: ids.length,
  };
}
