import type { TaskType } from '#contract/task-type.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { parseListSearch, toListQuery } from '#domain/listing/list-search.ts';

/** The search part of an address, as text. */
export type SearchText = { readonly [name: string]: string | undefined };

/** The list that the learner came from, as the search part of the address carries it. */
export function listFilter(taskType: TaskType, search: SearchText): ListArgs {
  return { taskType, ...toListQuery(parseListSearch(search)) };
}
