import { z } from 'zod';
import { BookmarkType } from '#contract/entities/bookmark.ts';
import { csv, practiceStatuses } from '#contract/entities/practice.ts';
import { PageQuery } from '#contract/paging.ts';
import { TaskType } from '#contract/task-type.ts';

const status = z.enum(practiceStatuses).default('ALL');
/** By word from A to Z unless told otherwise. */
export const bookSorts = [
  'word',
  'word:asc',
  'word:desc',
  'createdDate:asc',
  'createdDate:desc',
  'practiceCount:asc',
  'practiceCount:desc',
] as const;
export const BookQuery = PageQuery.extend({
  practiceType: TaskType.optional(),
  practiceStatus: status,
  word: z.string().max(80).optional(),
  bookmarkTypes: csv(BookmarkType),
  sort: z.enum(bookSorts).default('word'),
  startDateTime: z.iso.datetime().optional(),
});

/** For all words of a book at once. */
export const WholeBookQuery = z.object({ practiceStatus: status });
