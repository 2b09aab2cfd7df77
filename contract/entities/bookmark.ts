import { z } from 'zod';

/** Difficulty mark of a learner on a practice or a word; UNMARK means that there is none (spec section 3). */
export const bookmarkTypes = ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD', 'UNMARK'] as const;
export const BookmarkType = z.enum(bookmarkTypes);
export type BookmarkType = z.infer<typeof BookmarkType>;

export const BookmarkDto = z.object({
  id: z.uuid(),
  practiceId: z.int(),
  type: BookmarkType,
  version: z.int().min(1),
});
export type BookmarkDto = z.infer<typeof BookmarkDto>;

/** Body of POST /api/bookmarks. */
export const BookmarkCreate = z.object({ practiceId: z.int(), type: BookmarkType });
/** Body of PUT /api/bookmarks/{id}: `version` is the one last seen; another one stored answers VERSION_CONFLICT. */
export const BookmarkUpdate = z.object({ practiceId: z.int(), type: BookmarkType, version: z.int().min(1) });
