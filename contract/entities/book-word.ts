import { z } from 'zod';
import { TaskType } from '#contract/task-type.ts';
import { BookmarkType } from './bookmark.ts';

/** The three word books, by the names that their calls have (spec section 7). */
export const bookNames = ['vocabBook', 'pronunciationBook', 'spellingBook'] as const;
export type BookName = (typeof bookNames)[number];

/** One word of one book as the change feed carries it. Its key is `book:word`, the word in NFC and lower case. */
export const BookWordDto = z.object({
  id: z.uuid(),
  book: z.enum(bookNames),
  word: z.string(),
  practiceType: TaskType.nullable(),
  bookmark: BookmarkType.nullable(),
  note: z.string().nullable(),
  practiceCount: z.int().min(0),
  createdDate: z.iso.datetime(),
});
export type BookWordDto = z.infer<typeof BookWordDto>;
