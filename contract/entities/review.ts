import { z } from 'zod';

/** How well the learner knew it. */
export const reviewGrades = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
export const ReviewGrade = z.enum(reviewGrades);
export type ReviewGrade = z.infer<typeof ReviewGrade>;

/** What is reviewed: `vocab:`, `spell:` or `say:` and a word in lower case, or `practice:` and a number. */
export const reviewCard = z.string().regex(/^(vocab|spell|say|practice):.{1,80}$/u);

/** One review of one card; its key is its id. The schedule of a card follows from all reviews of it. */
export const ReviewDto = z.object({
  id: z.uuid(),
  card: z.string(),
  grade: ReviewGrade,
  /** By the clock of the device that it was done on; a moment that cannot be true is the server's own. */
  reviewedDate: z.iso.datetime(),
});
export type ReviewDto = z.infer<typeof ReviewDto>;
