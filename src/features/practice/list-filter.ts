import { PracticeListQuery } from '#contract/entities/practice.ts';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import type { TaskType } from '#contract/task-type.ts';

/** The search part of an address, as text. */
export type SearchText = { readonly [name: string]: string | undefined };

const marks = bookmarkTypes.filter((type) => type !== 'UNMARK');

/** The list that the learner came from, as the search part of the address carries it. What is not understood is left out. */
export function listFilter(taskType: TaskType, search: SearchText): ListArgs {
  const {
    mode,
    title,
    complexities,
    bookmarkTypes: chosenMarks,
    practiceStatus,
    sort,
    predictionType,
  } = search;
  const noMarks = chosenMarks === undefined || chosenMarks === '';
  const wanted = {
    title,
    complexities,
    bookmarkTypes: mode === 'bookmark' && noMarks ? marks : chosenMarks,
    practiceStatus,
    sort,
    ...(mode === 'exam-memory' ? { prediction: 'true' } : {}),
    ...(mode === 'prediction' ? { predictionType: predictionType ?? 'WEEKLY' } : {}),
  };
  const parsed = PracticeListQuery.safeParse(wanted);
  return { taskType, ...(parsed.success ? parsed.data : PracticeListQuery.parse({})) };
}
